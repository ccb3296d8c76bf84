import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';

function idsOf(db: Db, which: SQL | undefined) {
  return db
    .select({ id: orders.id, updatedAt: orders.updatedAt })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt));
}

export function pendingOrders(db: Db) {
  return idsOf(db, eq(orders.status, 'pending'));
}

/** The last that have come to nothing. */
export function endedOrders(db: Db, since: Date, most: number) {
  const isEnded = and(inArray(orders.status, ['expired', 'failed', 'cancelled']), gt(orders.createdAt, since));
  return idsOf(db, isEnded).limit(most);
}
