import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders, waitingEntries } from '../../db/schema/index.ts';

/** An order that was begun for an offer ends with it; money that comes all the same is treated as late. */
export async function endOrder(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));
}

export async function insertEntry(tx: Db, entry: typeof waitingEntries.$inferInsert): Promise<void> {
  await tx.insert(waitingEntries).values(entry);
}

export async function leaveWaitingList(tx: Db, id: string, isOffered: boolean, now: Date): Promise<void> {
  await tx
    .update(waitingEntries)
    .set({ status: isOffered ? 'declined' : 'left', updatedAt: now })
    .where(eq(waitingEntries.id, id));
}
