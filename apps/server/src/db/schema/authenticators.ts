import { bigint, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sessions } from './auth.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** Apps that are asked for a code when somebody signs in. Their secrets are sealed: codes are made from them, so a hash would not do. */
export const authenticators = pgTable('authenticators', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  /** Of the last code that was used, and of those before it: none of them is taken again. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  addedAt: instant().notNull(),
});

/** An app that no code has been entered of yet. It is confirmed in the session in which it was begun, and ends with that. */
export const authenticatorSetUps = pgTable(
  'authenticator_set_ups',
  {
    personId: text()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    sealedSecret: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (t) => [index('authenticator_set_ups_session_idx').on(t.sessionId)],
);

/** Codes for whoever has lost their app, kept as hashes only. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    madeAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.hash] })],
);
