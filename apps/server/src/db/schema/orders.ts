import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { eventTicketTypes } from './events.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What somebody wants to pay for. While it is pending, its seats are held. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** Null: their account is no more. What was paid stays known. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    status: text({ enum: ['pending', 'paid', 'failed', 'expired', 'cancelled', 'refundDue', 'refunded'] }).notNull(),
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
    /** How often whoever gives the money back has refused. */
    refusals: integer().notNull().default(0),
    /** Not to be tried before; whoever tries it puts this off first, so that nobody else does. */
    nextAt: instant(),
  },
  (t) => [index('refunds_due_idx').on(t.doneAt), index('refunds_order_idx').on(t.orderId)],
);

/** What the built-in checkout page knows of payments, as a bank would. */
export const testPayments = pgTable('test_payments', {
  orderId: text().primaryKey(),
  state: text({ enum: ['paid', 'failed', 'closed'] }).notNull(),
  /** What was given back, in cents, by the id of its refund: asking twice gives it back once. */
  refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
});

/** What is known here of the payments at Stripe, which stay known whatever becomes of their orders. */
export const stripeSessions = pgTable('stripe_sessions', {
  orderId: text().primaryKey(),
  sessionId: text().notNull().unique(),
  url: text().notNull(),
  state: text({ enum: ['open', 'processing', 'paid', 'failed', 'closed'] }).notNull(),
  /** Known once money is on its way. */
  paymentIntent: text().unique(),
  /** When Stripe was asked last. */
  askedAt: instant().notNull(),
  /** Given back in all, from here or at Stripe. */
  refundedCents: integer().notNull().default(0),
  /** When whoever paid has disputed it with their bank. */
  disputedAt: instant(),
});
