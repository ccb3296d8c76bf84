import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cartItems, carts, orderItems } from '../../db/schema/index.ts';

/** What has been paid for is in no cart any more; what was put there since is. */
export async function takeOutPaid(db: Db, orderId: string): Promise<void> {
  const ofOrder = sql`${carts.id} = ${cartItems.cartId} and ${carts.orderId} = ${orderId}
    and ${orderItems.orderId} = ${orderId} and ${orderItems.ticketTypeId} = ${cartItems.ticketTypeId}`;
  await db.execute(sql`delete from ${cartItems} using ${carts}, ${orderItems}
    where ${ofOrder} and ${cartItems.quantity} <= ${orderItems.quantity}`);
  await db.execute(sql`update ${cartItems} set quantity = ${cartItems.quantity} - ${orderItems.quantity}
    from ${carts}, ${orderItems} where ${ofOrder} and ${cartItems.quantity} > ${orderItems.quantity}`);
}
