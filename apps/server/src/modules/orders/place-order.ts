import { randomUUID } from 'node:crypto';
import { saleRefusal } from '@portal/api/rules';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orderItems, orders, people } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';
import { takeSeats, type TypeRow } from '../tickets/repository.ts';

/** How long seats wait for somebody who pays. */
const heldMs = 30 * 60_000;

interface Wanted {
  personId: string;
  type: TypeRow;
  quantity: number;
}

/** Holds seats for somebody who goes on to pay; whoever asks again for the same goes on with the same order. */
export async function placeOrder(db: Db, wanted: Wanted, now: Date): Promise<string> {
  const { personId, type, quantity } = wanted;
  return db.transaction(async (tx) => {
    // One order after another of one person.
    await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
    const known = await pendingOrder(tx, wanted, now);
    if (known !== null) return known;
    if (!(await takeSeats(tx, type.id, quantity))) refuse(saleRefusal('soldOut'));
    return addOrder(tx, wanted, now);
  });
}

/** An order for seats that are held already. */
export async function addOrder(db: Db, { personId, type, quantity }: Wanted, now: Date): Promise<string> {
  const id = randomUUID();
  const amountCents = type.amountCents * quantity;
  const heldUntil = new Date(now.getTime() + heldMs);
  await db
    .insert(orders)
    .values({ id, personId, status: 'pending', amountCents, heldUntil, createdAt: now, updatedAt: now });
  await db.insert(orderItems).values({ orderId: id, ticketTypeId: type.id, quantity, unitCents: type.amountCents });
  return id;
}

async function pendingOrder(db: Db, { personId, type, quantity }: Wanted, now: Date): Promise<string | null> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.personId, personId),
        eq(orders.status, 'pending'),
        gt(orders.heldUntil, now),
        eq(orderItems.ticketTypeId, type.id),
        eq(orderItems.quantity, quantity),
        eq(orderItems.unitCents, type.amountCents),
      ),
    );
  return order?.id ?? null;
}
