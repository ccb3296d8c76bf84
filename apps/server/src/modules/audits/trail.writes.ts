import type { Db } from '../../db/connect.ts';
import { cpdAuditTrail } from '../../db/schema/index.ts';

export async function insertTrail(tx: Db, entry: typeof cpdAuditTrail.$inferInsert): Promise<void> {
  await tx.insert(cpdAuditTrail).values(entry);
}
