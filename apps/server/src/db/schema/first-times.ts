import { date, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What somebody said at their first login that stands nowhere else; who has not finished it has no row. */
export const firstTimes = pgTable('first_times', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  firstNations: text().notNull(),
  admittedOn: date(),
  admissionStates: text().array().notNull(),
  bodies: text().array().notNull(),
  landline: text().notNull(),
  contactPreference: text().notNull(),
  /** The second line of where they live. */
  address2: text().notNull(),
  finishedAt: instant().notNull(),
});

/** What somebody has typed at their first login so far. A password is not among it. */
export const firstTimeDrafts = pgTable(
  'first_time_drafts',
  {
    personId: text()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    step: text().notNull(),
    typed: jsonb().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [index('first_time_drafts_saved_idx').on(t.savedAt)],
);

/** Whom staff have brought in; the newest invitation of somebody takes the place of those before. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    invitedBy: text().references(() => people.id, { onDelete: 'set null' }),
    invitedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the link of one of its mails was opened first. */
    openedAt: instant(),
    acceptedAt: instant(),
    revokedAt: instant(),
    /** Mails so far. */
    sends: smallint().notNull(),
    /** The key of the last of them. */
    mailKey: text().notNull(),
  },
  (t) => [index('invitations_invited_idx').on(t.invitedAt, t.id), index('invitations_inviter_idx').on(t.invitedBy)],
);
