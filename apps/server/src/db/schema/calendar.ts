import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** The calendar that a person's own programs read; they have one at most, and another one replaces it. */
export const calendarFeeds = pgTable('calendar_feeds', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Drawn at random, signed in its address: without the server's secret nobody can make the address of it. */
  id: text().notNull().unique(),
  createdAt: instant().notNull(),
  /** When a program last read it, to the hour. */
  readAt: instant(),
  /** Of what it held when it was last read, and since when it has. */
  tag: text(),
  changedAt: instant().notNull(),
});
