import { bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What is held of somebody, as the one file that they asked for last; another one takes its place. */
export const dataCopies = pgTable(
  'data_copies',
  {
    personId: text()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    status: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    askedAt: instant().notNull(),
    /** By whoever makes it; one who dies with it in hand leaves this behind. */
    claimedAt: instant(),
    attempts: smallint().notNull().default(0),
    /** Of the file in the store; null until it is ready. */
    hash: text(),
    bytes: bigint({ mode: 'number' }),
    expiresAt: instant(),
  },
  (t) => [index('data_copies_status_idx').on(t.status, t.askedAt)],
);

/** Accounts that are to be erased, until they are or their owner changes their mind. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    personId: text()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    askedAt: instant().notNull(),
    dueAt: instant().notNull(),
  },
  (t) => [index('account_deletions_due_idx').on(t.dueAt)],
);
