import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moderationLog } from '../../db/schema/index.ts';

export async function lockLogEntry(tx: Db, id: number): Promise<void> {
  await tx.select({ id: moderationLog.id }).from(moderationLog).where(eq(moderationLog.id, id)).for('update');
}
