import type { CpdPeriod } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { cpdGoalRecords, cpdGoals, cpdReflections } from '../../db/schema/index.ts';
import type { GoalCall } from './access.ts';
import { reflectionIn } from './goals.queries.ts';

/** Says when before it goes, so that packs of the days before have it still. */
export async function removeGoal({ db, facts, now }: GoalCall): Promise<void> {
  const own = eq(cpdGoals.id, facts.goal.id);
  await db.transaction(async (tx) => {
    await tx.update(cpdGoals).set({ updatedAt: now }).where(own);
    await tx.delete(cpdGoals).where(own);
  });
}

export type Changes = Parameters<ReturnType<Db['update']>['set']>[0];

export async function insertGoal(db: Db, goal: typeof cpdGoals.$inferInsert) {
  const [row = null] = await db.insert(cpdGoals).values(goal).returning();
  return row;
}

export async function deleteLinks(tx: Db, goalId: string): Promise<void> {
  await tx.delete(cpdGoalRecords).where(eq(cpdGoalRecords.goalId, goalId));
}

export async function insertLinks(tx: Db, recordIds: readonly string[], goalId: string): Promise<void> {
  await tx.insert(cpdGoalRecords).values(recordIds.map((recordId) => ({ goalId, recordId })));
}

export async function putReflection(
  tx: Db,
  {
    personId,
    values,
    day,
    revision,
  }: { personId: string; values: { text: string; writtenAt: Date; revision: number }; day: string; revision: number },
) {
  const [row] = await tx
    .insert(cpdReflections)
    .values({ ...values, personId, day })
    .onConflictDoUpdate({
      target: [cpdReflections.personId, cpdReflections.day],
      set: values,
      setWhere: eq(cpdReflections.revision, revision),
    })
    .returning();
  return row;
}

export function lockGoal(tx: Db, id: string) {
  return lockedRow(tx, cpdGoals, id);
}

export async function lockReflection(tx: Db, personId: string, period: CpdPeriod) {
  const [row] = await reflectionIn(personId, period)(tx).for('update');
  return row;
}

export async function changeGoal(tx: Db, id: string, changes: Changes, now: Date) {
  const [row = null] = await tx
    .update(cpdGoals)
    .set({ ...changes, updatedAt: now })
    .where(eq(cpdGoals.id, id))
    .returning();
  return row;
}
