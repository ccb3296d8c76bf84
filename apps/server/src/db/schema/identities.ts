import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** Whom the organisation's identity provider knows as whom. */
export const personIdentities = pgTable(
  'person_identities',
  {
    issuer: text().notNull(),
    /** Their name for the person, which no other ever gets; an e-mail may pass to somebody else. */
    subject: text().notNull(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    linkedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex('person_identities_person_key').on(t.personId, t.issuer),
  ],
);

/** A browser that was sent to the identity provider. What comes back with it, and what it keeps itself, are kept as hashes only. */
export const identityAttempts = pgTable('identity_attempts', {
  hash: text().primaryKey(),
  browserHash: text().notNull(),
  redirectTo: text(),
  expiresAt: instant().notNull(),
});

/** Somebody whom the identity provider has named, until their browser fetches its session. */
export const identityArrivals = pgTable(
  'identity_arrivals',
  {
    browserHash: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The provider has asked for a second factor, and the organisation lets that count. */
    hasSecondFactor: boolean().notNull(),
    redirectTo: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('identity_arrivals_person_idx').on(t.personId)],
);
