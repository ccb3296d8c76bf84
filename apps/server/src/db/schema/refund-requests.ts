import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { events, tickets } from './events.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What members ask back of what they paid for tickets, beyond what the refund policy gives by itself. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** Of the ticket, so that requests are listed by event. */
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    status: text({ enum: ['open', 'approved', 'declined', 'withdrawn'] }).notNull(),
    reason: text().notNull(),
    /** What is given back; null unless it was approved. */
    grantedCents: integer(),
    /** What whoever asked was told. */
    answer: text().notNull().default(''),
    decidedBy: text().references(() => people.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('refund_requests_open_key')
      .on(t.ticketId)
      .where(sql`${t.status} = 'open'`),
    index('refund_requests_ticket_idx').on(t.ticketId, t.createdAt),
    index('refund_requests_status_idx').on(t.status, t.createdAt, t.id),
    index('refund_requests_event_idx').on(t.eventId, t.status),
    index('refund_requests_decider_idx').on(t.decidedBy),
  ],
);
