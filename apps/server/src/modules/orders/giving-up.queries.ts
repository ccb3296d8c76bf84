import type { OpenOrderFacts } from '@portal/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { carts, eventTicketTypes, orderItems, orders } from '../../db/schema/index.ts';

/** Orders of one person for one event that are not paid yet. */
export async function openOrders(
  db: Db,
  eventId: string,
  personId: string,
): Promise<readonly (OpenOrderFacts & { id: string })[]> {
  return db
    .select({
      id: orders.id,
      isOfCart: sql<boolean>`exists (select 1 from ${carts} where ${carts.orderId} = ${orders.id})`,
      ticketTypeIds: sql<string[]>`array_agg(${orderItems.ticketTypeId})`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, orderItems.ticketTypeId))
    .where(and(eq(orders.personId, personId), eq(orders.status, 'pending'), eq(eventTicketTypes.eventId, eventId)))
    .groupBy(orders.id)
    .orderBy(asc(orders.id));
}
