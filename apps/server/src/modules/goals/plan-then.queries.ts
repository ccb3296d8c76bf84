import type { CpdPeriod } from '@portal/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { cpdPlanVersions, type StoredGoal, type StoredReflection } from '../../db/schema/index.ts';
import type { SummaryPlan } from '../../documents/summary-facts.ts';

type Days = Pick<CpdPeriod, 'firstDay' | 'lastDay'>;

export interface PlanQuery {
  personId: string;
  period: Days;
}

/** The same as it stood before a moment, from the states that were kept. */
export async function planBefore(
  db: Db,
  { personId, period: { firstDay, lastDay } }: PlanQuery,
  end: Date,
): Promise<SummaryPlan> {
  const { planId, at, id, isDeleted, contents } = cpdPlanVersions;
  const { rows } = await db.execute<{ contents: StoredGoal | StoredReflection }>(sql`
    select contents from (
      select distinct on (${planId}) ${planId} as plan_id, ${isDeleted} as is_deleted, ${contents} as contents
      from ${cpdPlanVersions} where ${cpdPlanVersions.personId} = ${personId} and ${at} < ${instantSql(end)}
      order by ${planId}, ${at} desc, ${id} desc) latest
    where not is_deleted and contents ->> 'day' between ${firstDay} and ${lastDay}
    order by (contents ->> 'createdAt')::timestamptz, contents ->> 'day' desc, plan_id`);
  const entries = rows.map((row) => row.contents);
  return {
    goals: entries.flatMap((one) => (one.kind === 'goal' ? [goalThen(one)] : [])),
    reflection: entries.find((one) => one.kind === 'reflection')?.text ?? '',
  };
}

function goalThen({ title, why, by, reachedAt }: StoredGoal): SummaryPlan['goals'][number] {
  return { title, why, by, reachedAt: reachedAt === null ? null : new Date(reachedAt) };
}
