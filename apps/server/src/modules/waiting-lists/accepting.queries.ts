import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';

export async function pendingOrder(db: Db, orderId: string) {
  const [order = null] = await db
    .select({ id: orders.id, amountCents: orders.amountCents })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));
  return order;
}
