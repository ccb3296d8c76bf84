import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { certificates } from './certificates.ts';
import { instant } from './instant.ts';

/** Keys with which credentials are signed. Old ones stay, so that what they have signed can still be checked. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** The thumbprint of RFC 7638. */
    id: text().primaryKey(),
    publicJwk: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Sealed with the server's secret; null: it signs no more. */
    sealedPrivateKey: text(),
    createdAt: instant().notNull(),
    retiredAt: instant(),
    /** Whatever it has signed is not to be believed. */
    distrustedAt: instant(),
  },
  (t) => [
    uniqueIndex('signing_keys_current_key')
      .on(sql`(${t.retiredAt} is null)`)
      .where(sql`${t.retiredAt} is null`),
  ],
);

/** The credentials of certificates, by their place in the lists that say which are revoked. What was once told as revoked stays so. */
export const badges = pgTable(
  'badges',
  {
    statusIndex: integer().primaryKey(),
    certificateNumber: text()
      .notNull()
      .references(() => certificates.number),
    createdAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('badges_certificate_key')
      .on(t.certificateNumber)
      .where(sql`${t.revokedAt} is null`),
    index('badges_certificate_idx').on(t.certificateNumber),
  ],
);
