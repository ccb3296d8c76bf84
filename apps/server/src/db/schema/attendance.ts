import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tickets } from './events.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What was asked of a ticket at the door: all of it is kept, and says who let whom in, when and how. */
export const doorScans = pgTable(
  'door_scans',
  {
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** Made by the device, so that what it sends twice is kept once. */
    id: text().notNull(),
    action: text({ enum: ['in', 'undo'] }).notNull(),
    how: text({ enum: ['camera', 'name', 'number'] }).notNull(),
    /** When it was done at the door. */
    at: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Who stood at the door. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.ticketId, t.id] }), index('door_scans_person_idx').on(t.personId)],
);
