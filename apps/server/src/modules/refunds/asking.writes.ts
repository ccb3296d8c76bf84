import type { Db } from '../../db/connect.ts';
import { refundRequests } from '../../db/schema/index.ts';

export async function insertRequest(tx: Db, request: typeof refundRequests.$inferInsert): Promise<void> {
  await tx.insert(refundRequests).values(request);
}
