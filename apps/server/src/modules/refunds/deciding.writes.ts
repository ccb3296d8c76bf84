import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { refundRequests, refunds } from '../../db/schema/index.ts';

export async function closeRequest(
  tx: Db,
  id: string,
  decision: Partial<typeof refundRequests.$inferInsert>,
): Promise<void> {
  await tx.update(refundRequests).set(decision).where(eq(refundRequests.id, id));
}

export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund);
}
