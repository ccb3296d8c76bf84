import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { embedKeys } from './embedding.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** One sign-in. Tokens are kept as hashes only. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    accessHash: text().notNull().unique(),
    accessExpiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant(),
    address: text(),
    userAgent: text(),
    /** The administrator's session from which this one was opened; it ends with that. */
    parentId: text().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** Of a session that a website's ticket opened: the key of the ticket. */
    embedKeyId: text().references(() => embedKeys.id, { onDelete: 'cascade' }),
    /** The modules whose calls it may make; null: all. */
    scope: text().array(),
    /** The origin of the page that it was opened from, which alone may use it; null: any. */
    origin: text(),
    /** Whether staff have their rights in it. */
    grantsStaff: boolean().notNull().default(true),
    endedAt: instant(),
    endReason: text(),
  },
  (t) => [
    index('sessions_person_idx').on(t.personId),
    index('sessions_embed_key_idx').on(t.embedKeyId),
    index('sessions_parent_idx')
      .on(t.parentId)
      .where(sql`${t.parentId} is not null`),
  ],
);

/** The refresh tokens of a session, used ones included: a used one that comes back ends the session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('refresh_tokens_session_idx').on(t.sessionId)],
);

/** A sign-in that waits for its code. Both the id that the client holds and the code are kept as hashes only. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    hash: text().primaryKey(),
    /** Null: of a first login whose e-mail opens nothing, which nobody is told. */
    personId: text().references(() => people.id, { onDelete: 'cascade' }),
    /** Of a first login: the hash of the e-mail that was typed. */
    emailHash: text(),
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    sends: smallint().notNull().default(1),
    resendAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('login_challenges_person_idx').on(t.personId)],
);

/** A link for choosing a new password, kept as a hash only. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('password_resets_person_idx').on(t.personId)],
);

/** A link by which somebody shows that they read the e-mail that they have chosen, kept as a hash only. The newest takes the place of those before. */
export const emailConfirmations = pgTable('email_confirmations', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  expiresAt: instant().notNull(),
});

/** A link by which somebody says that a change to their account was not theirs, kept as a hash only, with what it takes back. */
export const accountAlarms = pgTable(
  'account_alarms',
  {
    hash: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** By which the account was opened before; null: it was not changed. */
    email: text(),
    /** Whether it was opened with a code before; null: that was not changed. */
    tfaEnabled: boolean(),
    /** The app that was asked before, sealed, and since when; null: there was none, or it was not changed. */
    appSecret: text(),
    appAddedAt: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('account_alarms_person_idx').on(t.personId)],
);

/** Tickets that have signed somebody in, until they would have run out. */
export const usedTickets = pgTable('used_tickets', {
  hash: text().primaryKey(),
  expiresAt: instant().notNull(),
});

/** Devices on which a person has signed in; they keep working while strangers guess the password elsewhere. */
export const knownDevices = pgTable(
  'known_devices',
  {
    hash: text().notNull(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    lastSeenAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.personId] }), index('known_devices_person_idx').on(t.personId)],
);

/** Counters of attempts, each reset when its window ends. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: instant().notNull(),
});

export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    kind: text().notNull(),
    personId: text(),
    address: text(),
    data: jsonb().notNull().default({}),
  },
  (t) => [index('audit_events_person_idx').on(t.personId, t.at)],
);
