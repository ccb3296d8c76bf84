import type { Order } from '@portal/api/contract';
import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { orders, refunds, tickets } from '../../db/schema/index.ts';

/** How many of an order's tickets are still held, and what of its money goes back. */
export async function orderOutcome(db: Db, orderId: string): Promise<Pick<Order, 'ticketsHeld' | 'refund'>> {
  const isOfIt = eq(tickets.orderId, orderId);
  const [held] = await db
    .select({ n: count() })
    .from(tickets)
    .where(and(isOfIt, eq(tickets.status, 'Active')));
  // A refund has the id of its ticket, or of the order where there was no seat left.
  const reasons = union(
    db.select({ id: tickets.id }).from(tickets).where(isOfIt),
    db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)),
  );
  const [money] = await db
    .select({
      refunds: count(),
      due: sumWhere(sql`${refunds.doneAt} is null`),
      given: sumWhere(sql`${refunds.doneAt} is not null`),
      givenAt: max(refunds.doneAt),
    })
    .from(refunds)
    .where(inArray(refunds.id, reasons));
  const ticketsHeld = held?.n ?? 0;
  if (money === undefined || money.refunds === 0) return { ticketsHeld, refund: null };
  const { due, given, givenAt } = money;
  return { ticketsHeld, refund: { due, given, givenAt: givenAt?.toISOString() ?? null } };
}

function sumWhere(condition: ReturnType<typeof sql>) {
  return sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${condition}), 0)::int`;
}
