import type { InvoiceLine } from '@portal/rules';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What somebody was asked to pay. */
export const invoices = pgTable(
  'invoices',
  {
    /** Whoever knows it may pay it, so it cannot be guessed. */
    id: text().primaryKey(),
    invoiceNum: text().notNull().unique(),
    /** Null: their account is no more. What was paid stays known. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    /** Whom it was for, as tax law wants it kept; null as long as their account says it. */
    billedTo: text(),
    invoiceDate: date().notNull(),
    dueDate: date(),
    description: text().notNull(),
    status: text({ enum: ['Pending', 'Paid', 'Cancelled', 'Refunded'] }).notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    /** What its lines come to, kept to sort by. */
    totalCents: integer().notNull(),
    paidCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    /** The membership that it is for; null: it is for something else. */
    membershipStartDate: date(),
    membershipEndDate: date(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('invoices_person_idx').on(t.personId, t.invoiceDate, t.invoiceNum),
    index('invoices_billed_to_idx')
      .on(t.invoiceDate)
      .where(sql`${t.billedTo} is not null`),
  ],
);

/** A payment of an invoice that somebody began. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    /** The name by which whoever takes the money knows it. */
    id: text().primaryKey(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'paid', 'over', 'refundDue', 'refunded'] }).notNull(),
    amountCents: integer().notNull(),
    heldUntil: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** How often whoever gives the money back has refused, and when it is tried next. */
    refusals: integer().notNull().default(0),
    nextAt: instant(),
  },
  (t) => [
    index('invoice_payments_invoice_idx').on(t.invoiceId),
    // Nobody pays the same twice in two tabs.
    uniqueIndex('invoice_payments_pending_key')
      .on(t.invoiceId)
      .where(sql`${t.status} = 'pending'`),
    index('invoice_payments_open_idx')
      .on(t.updatedAt)
      .where(sql`${t.status} in ('pending', 'over', 'refundDue')`),
  ],
);
