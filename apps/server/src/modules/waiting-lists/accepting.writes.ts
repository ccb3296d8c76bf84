import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { waitingEntries } from '../../db/schema/index.ts';

export function takeOffer(db: Db, id: string, changes: { orderId: string } | { status: 'accepted' }, now: Date) {
  return db
    .update(waitingEntries)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(waitingEntries.id, id), eq(waitingEntries.status, 'offered'), isNull(waitingEntries.orderId)))
    .returning({ id: waitingEntries.id });
}
