import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { accountDeletions } from '../../db/schema/index.ts';

export async function insertDeletion(tx: Db, personId: string, dueAt: Date, now: Date): Promise<void> {
  await tx.insert(accountDeletions).values({ personId, askedAt: now, dueAt });
}

export function deleteDeletion(tx: Db, personId: string) {
  return tx.delete(accountDeletions).where(eq(accountDeletions.personId, personId)).returning();
}
