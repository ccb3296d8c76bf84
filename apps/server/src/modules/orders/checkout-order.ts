import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, eventTicketTypes, orderItems, orders } from '../../db/schema/index.ts';

/** An order as whoever pays it sees it. */
const columns = {
  id: orders.id,
  status: orders.status,
  amountCents: orders.amountCents,
  quantity: orderItems.quantity,
  title: events.title,
  eventId: events.id,
};

const checkoutOrders = (db: Db) =>
  db
    .select(columns)
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, orderItems.ticketTypeId))
    .innerJoin(events, eq(events.id, eventTicketTypes.eventId));

export type CheckoutOrder = Awaited<ReturnType<typeof checkoutOrders>>[number];

export async function checkoutOrder(db: Db, id: string): Promise<CheckoutOrder | null> {
  const [order = null] = await checkoutOrders(db).where(eq(orders.id, id));
  return order;
}
