import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isEventOfType } from '../../db/fragments.ts';
import { events, eventTicketTypes, orderItems, orders } from '../../db/schema/index.ts';
import type { OrderStatus } from './order-step.ts';

/** An order as whoever pays it sees it. */
export interface CheckoutOrder {
  id: string;
  /** Null: their account is no more. */
  personId: string | null;
  status: OrderStatus;
  amountCents: number;
  createdAt: Date;
  heldUntil: Date;
  items: readonly CheckoutItem[];
}

interface CheckoutItem {
  ticketTypeId: string;
  eventId: string;
  title: string;
  typeName: string;
  quantity: number;
  unitCents: number;
  isCalledOff: boolean;
}

export async function checkoutOrder(db: Db, id: string): Promise<CheckoutOrder | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) return null;
  const rows = await db
    .select({
      ticketTypeId: orderItems.ticketTypeId,
      eventId: events.id,
      title: events.title,
      typeName: eventTicketTypes.name,
      quantity: orderItems.quantity,
      unitCents: orderItems.unitCents,
      status: events.status,
    })
    .from(orderItems)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, orderItems.ticketTypeId))
    .innerJoin(events, isEventOfType)
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.ticketTypeId));
  const items = rows.map(({ status, ...item }) => ({ ...item, isCalledOff: status === 'cancelled' }));
  return { ...order, items };
}
