import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { recoveryCodes } from '../../db/schema/index.ts';

export async function recoveryCodesLeft(db: Db, personId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isLeft(personId));
  return row?.left ?? 0;
}

/** Whether they were ever given any that are still theirs, used or not. */
export async function hasRecoveryCodes(db: Db, personId: string): Promise<boolean> {
  const rows = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId))
    .limit(1);
  return rows.length > 0;
}

export function isLeft(personId: string) {
  return and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt));
}
