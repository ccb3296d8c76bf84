import type { Db } from '../../db/connect.ts';
import { refunds } from '../../db/schema/index.ts';

export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund);
}
