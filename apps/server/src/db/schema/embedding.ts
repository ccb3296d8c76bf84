import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** A website whose server vouches for its visitors with signed tickets. */
export const embedSites = pgTable('embed_sites', {
  id: text().primaryKey(),
  /** The origins of its pages, which alone may use what its tickets open. */
  origins: text().array().notNull(),
  /** The modules of the portal that its pages may show. */
  modules: text().array().notNull(),
  /** Whether staff who come by its tickets have the rights of staff there. */
  allowsStaff: boolean().notNull(),
  /** Whether its word counts that a visitor has given a second factor. */
  vouchesForSecondFactor: boolean().notNull(),
  createdAt: instant().notNull(),
  revokedAt: instant(),
});

/** The public keys of a website; its private ones are kept there alone. */
export const embedKeys = pgTable(
  'embed_keys',
  {
    id: text().primaryKey(),
    siteId: text()
      .notNull()
      .references(() => embedSites.id, { onDelete: 'cascade' }),
    /** As a JSON Web Key. */
    publicKey: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [index('embed_keys_site_idx').on(t.siteId)],
);
