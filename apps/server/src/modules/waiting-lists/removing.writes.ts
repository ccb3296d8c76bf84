import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { waitingEntries } from '../../db/schema/index.ts';

export async function removeEntry(tx: Db, entryId: string, now: Date): Promise<void> {
  await tx.update(waitingEntries).set({ status: 'removed', updatedAt: now }).where(eq(waitingEntries.id, entryId));
}
