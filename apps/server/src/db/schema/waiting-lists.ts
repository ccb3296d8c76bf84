import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { eventTicketTypes } from './events.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';

/** Who waits for a seat of a type of ticket, and to whom one is offered. An offer holds its seat: it counts as sold. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: text().primaryKey(),
    /** Their order in the line; drawn while the type is locked, so that nobody who comes later stands before. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    ticketTypeId: text()
      .notNull()
      .references(() => eventTicketTypes.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    status: text({ enum: ['waiting', 'offered', 'accepted', 'declined', 'expired', 'left', 'removed'] }).notNull(),
    offeredAt: instant(),
    /** The order that pays for what is offered. While it is pending, it holds the seat. */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('waiting_entries_once_key')
      .on(t.ticketTypeId, t.personId)
      .where(sql`${t.status} in ('waiting', 'offered')`),
    index('waiting_entries_line_idx')
      .on(t.ticketTypeId, t.place)
      .where(sql`${t.status} = 'waiting'`),
    index('waiting_entries_offers_idx')
      .on(t.offeredAt)
      .where(sql`${t.status} = 'offered'`),
    index('waiting_entries_type_idx').on(t.ticketTypeId),
    index('waiting_entries_person_idx').on(t.personId, t.status),
    index('waiting_entries_order_idx').on(t.orderId),
  ],
);
