import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { loginChallenges, sessions } from './auth.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What a device signs with in place of a password. The private key never leaves it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    /** Base64url of the key in COSE. */
    publicKey: text().notNull(),
    /** How often it has signed, as its device says; 0 where that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** By which a device knows whose it is: random, and nothing else of them. */
    userHandle: text().notNull(),
    name: text().notNull(),
    /** Whether it is kept on several devices. */
    isBackedUp: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkeys_person_idx').on(t.personId, t.createdAt)],
);

/** What a passkey is asked to sign, once, for one purpose; kept as a hash only. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    /** Whose passkey is asked for; null: anybody's. */
    personId: text().references(() => people.id, { onDelete: 'cascade' }),
    /** In which it is answered; null where nobody has signed in yet. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    /** The sign-in that waits for its second factor. */
    loginHash: text().references(() => loginChallenges.hash, { onDelete: 'cascade' }),
    /** Of the passkey that is made. */
    userHandle: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('passkey_challenges_person_idx')
      .on(t.personId)
      .where(sql`${t.personId} is not null`),
    index('passkey_challenges_session_idx')
      .on(t.sessionId)
      .where(sql`${t.sessionId} is not null`),
    index('passkey_challenges_login_idx')
      .on(t.loginHash)
      .where(sql`${t.loginHash} is not null`),
    index('passkey_challenges_expires_idx').on(t.expiresAt),
  ],
);
