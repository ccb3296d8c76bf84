import type { World } from '@portal/demo/world';
import type { Db } from '../connect.ts';
import { orderItems, orders, refunds, testPayments, type tickets } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';

type TicketRow = typeof tickets.$inferInsert;

const heldMs = 30 * 60_000;

/** What a ticket that costs something was paid with, so that a refund gives money back. */
export function paidWith(ticket: TicketRow): TicketRow {
  return ticket.amountCents === 0 ? ticket : { ...ticket, orderId: `o-${ticket.id}`, orderPosition: 0 };
}

const day = 86_400_000;

/** When a request of the world was made, and decided a day later. */
export function timesOfRequest({ requestedDaysAgo, status }: World['refundRequests'][number], now: Date) {
  const createdAt = new Date(now.getTime() - requestedDaysAgo * day);
  return { createdAt, decidedAt: status === 'open' ? null : new Date(createdAt.getTime() + day) };
}

/** What came back of tickets that ended with their event, and of those whose request was granted. */
function givenBack(rows: readonly TicketRow[], { refundRequests }: World, now: Date): (typeof refunds.$inferInsert)[] {
  const requested = new Set(refundRequests.map(({ ticketId }) => ticketId));
  const ended = rows.flatMap(({ id, orderId, status, amountCents }) =>
    orderId && status === 'Removed' && !requested.has(id)
      ? [{ id, orderId, amountCents, createdAt: now, doneAt: now }]
      : [],
  );
  const granted = refundRequests.flatMap((request) => {
    const { decidedAt } = timesOfRequest(request, now);
    if (decidedAt === null || request.grantedCents === null) return [];
    const { ticketId: id, grantedCents: amountCents } = request;
    return [{ id, orderId: `o-${id}`, amountCents, createdAt: decidedAt, doneAt: decidedAt }];
  });
  return [...ended, ...granted];
}

/** The orders of paid tickets, each with its payment, and those that were never paid. */
export async function seedOrders(db: Db, rows: readonly TicketRow[], world: World, now: Date): Promise<void> {
  const paid = rows.flatMap(({ orderId, ...ticket }) => (orderId ? [{ ...ticket, orderId }] : []));
  const times = (createdAt: Date) => ({
    createdAt,
    updatedAt: createdAt,
    heldUntil: new Date(createdAt.getTime() + heldMs),
  });
  await insertRows(db, orders, [
    ...paid.map(({ orderId: id, personId, amountCents, createdAt }) => ({
      id,
      personId,
      amountCents,
      status: 'paid' as const,
      ...times(createdAt),
    })),
    ...world.orders.map(({ id, personId, items }) => ({
      id,
      personId,
      amountCents: items.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0),
      status: 'expired' as const,
      ...times(new Date(now.getTime() - 2 * heldMs)),
    })),
  ]);
  await insertRows(db, orderItems, [
    ...paid.map(({ orderId, ticketTypeId, amountCents: unitCents }) => ({
      orderId,
      ticketTypeId,
      quantity: 1,
      unitCents,
    })),
    ...world.orders.flatMap(({ id: orderId, items }) => items.map((item) => ({ orderId, ...item }))),
  ]);
  await insertRows(
    db,
    testPayments,
    paid.map(({ orderId }) => ({ orderId, state: 'paid' as const })),
  );
  await insertRows(db, refunds, givenBack(rows, world, now));
}
