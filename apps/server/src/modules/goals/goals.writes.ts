import { eq } from 'drizzle-orm';
import { cpdGoals } from '../../db/schema/index.ts';
import type { GoalCall } from './access.ts';

/** Says when before it goes, so that packs of the days before have it still. */
export async function removeGoal({ db, facts, now }: GoalCall): Promise<void> {
  const own = eq(cpdGoals.id, facts.goal.id);
  await db.transaction(async (tx) => {
    await tx.update(cpdGoals).set({ updatedAt: now }).where(own);
    await tx.delete(cpdGoals).where(own);
  });
}
