import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { eventTicketTypes } from './events.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What somebody wants to pay for. While it is pending, its seats are held. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'paid', 'failed', 'expired', 'refundDue', 'refunded'] }).notNull(),
    amountCents: integer().notNull(),
    heldUntil: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index('orders_status_idx').on(t.status, t.createdAt), index('orders_person_idx').on(t.personId, t.status)],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ticketTypeId: text()
      .notNull()
      .references(() => eventTicketTypes.id),
    quantity: integer().notNull(),
    /** What one cost when it was ordered. */
    unitCents: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.ticketTypeId] })],
);

/** What goes back to whoever paid for an order. */
export const refunds = pgTable(
  'refunds',
  {
    /** The ticket or the order that it is for, so that nothing is given back twice. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amountCents: integer().notNull(),
    createdAt: instant().notNull(),
    /** Null: still to be given back. */
    doneAt: instant(),
  },
  (t) => [index('refunds_due_idx').on(t.doneAt)],
);

/** What the built-in checkout page knows of payments, as a bank would. */
export const testPayments = pgTable('test_payments', {
  orderId: text().primaryKey(),
  state: text({ enum: ['paid', 'failed'] }).notNull(),
  /** What was given back, in cents, by the id of its refund: asking twice gives it back once. */
  refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
});
