import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { moderationAppeals } from '../../db/schema/index.ts';
import type { AppealRow } from './appeal-reply.ts';

export async function lockAppeal(tx: Db, id: string): Promise<AppealRow | null> {
  return lockedRow(tx, moderationAppeals, id);
}

export async function insertAppeal(tx: Db, appeal: typeof moderationAppeals.$inferInsert): Promise<void> {
  await tx.insert(moderationAppeals).values(appeal);
}

export async function closeAppeal(
  tx: Db,
  {
    deciderId,
    appealId,
    outcome,
    answer,
  }: { deciderId: string; appealId: string; outcome: 'upheld' | 'reversed'; answer: string },
  now: Date,
): Promise<void> {
  await tx
    .update(moderationAppeals)
    .set({ outcome, answer, decidedAt: now, decidedBy: deciderId })
    .where(eq(moderationAppeals.id, appealId));
}
