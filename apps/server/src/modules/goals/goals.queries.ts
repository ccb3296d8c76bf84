import type { CpdPeriod } from '@portal/rules';
import { and, asc, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdGoalRecords, cpdGoals, cpdRecords, cpdReflections } from '../../db/schema/index.ts';
import { isMine } from '../cpd/index.ts';
import type { GoalRow } from './access.ts';

export type ReflectionRow = typeof cpdReflections.$inferSelect;

type Days = Pick<CpdPeriod, 'firstDay' | 'lastDay'>;

/** In the order in which they were written. */
export function goalsIn(db: Db, personId: string, { firstDay, lastDay }: Days): Promise<GoalRow[]> {
  const { day, createdAt, id } = cpdGoals;
  return db
    .select()
    .from(cpdGoals)
    .where(and(eq(cpdGoals.personId, personId), between(day, firstDay, lastDay)))
    .orderBy(asc(createdAt), asc(id));
}

export interface LinkedRecord {
  goalId: string;
  id: string;
  title: string;
  completedAt: Date | null;
  minutes: number;
}

/** What was done for goals, by their ids, in the order of its days; what was deleted since is left out. */
export async function linkedTo(db: Db, goalIds: readonly string[]): Promise<ReadonlyMap<string, LinkedRecord[]>> {
  if (goalIds.length === 0) return new Map();
  const { id, title, completedAt, minutes, deletedAt } = cpdRecords;
  const rows = await db
    .select({ goalId: cpdGoalRecords.goalId, id, title, completedAt, minutes })
    .from(cpdGoalRecords)
    .innerJoin(cpdRecords, eq(id, cpdGoalRecords.recordId))
    .where(and(inArray(cpdGoalRecords.goalId, [...goalIds]), isNull(deletedAt)))
    .orderBy(sql`${completedAt} nulls last`, asc(id));
  return Map.groupBy(rows, ({ goalId }) => goalId);
}

/** A period that rolls may hold more than one, of which the last counts. */
export function reflectionIn(personId: string, { firstDay, lastDay }: Days) {
  const { day } = cpdReflections;
  return (db: Db) =>
    db
      .select()
      .from(cpdReflections)
      .where(and(eq(cpdReflections.personId, personId), between(day, firstDay, lastDay)))
      .orderBy(desc(day))
      .limit(1);
}

export async function countGoals(db: Db, personId: string, { firstDay, lastDay }: Days) {
  const { day } = cpdGoals;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      ofPeriod: sql<number>`(count(*) filter (where ${day} between ${firstDay} and ${lastDay}))::int`,
    })
    .from(cpdGoals)
    .where(eq(cpdGoals.personId, personId));
  return row ?? { all: 0, ofPeriod: 0 };
}

export async function ownAmong(tx: Db, personId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { id } = cpdRecords;
  const rows = await tx
    .select({ id })
    .from(cpdRecords)
    .where(and(isMine(personId), inArray(id, [...ids])));
  return new Set(rows.map((row) => row.id));
}

export async function goalById(db: Db, id: string) {
  const [goal = null] = await db.select().from(cpdGoals).where(eq(cpdGoals.id, id));
  return goal;
}

export function reachedAtOf(isReached: boolean, at: string) {
  return isReached ? sql`coalesce(${cpdGoals.reachedAt}, ${at}::timestamptz)` : null;
}
