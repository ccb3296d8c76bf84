import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';

export async function touchOrder(db: Db, id: string, now: Date): Promise<void> {
  await db.update(orders).set({ updatedAt: now }).where(eq(orders.id, id));
}
