import { randomUUID } from 'node:crypto';
import { type contract, type CpdGoal, type CpdReflection, type HandlerInput, limits } from '@portal/api/contract';
import { goalFieldsRefusal, goalsRefusal, linkRefusal, periodOfDay, stalePlanRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { rulesOf } from '../cpd/index.ts';
import type { GoalCall, GoalRow } from './access.ts';
import { goalReply, periodToPlan, reflectionReply } from './plan.ts';
import { countGoals, linkedTo, ownAmong, reachedAtOf } from './goals.queries.ts';
import {
  changeGoal,
  type Changes,
  deleteLinks,
  insertGoal,
  insertLinks,
  lockGoal,
  lockReflection,
  putReflection,
} from './goals.writes.ts';

type Goals = typeof contract.goals;

export async function addGoal({ params, body }: HandlerInput<Goals['add']>, call: Call): Promise<CpdGoal> {
  const rules = rulesOf(call.deps);
  const period = periodToPlan(params.id, call);
  refuse(goalFieldsRefusal(body, { pack: rules.pack, period }));
  const personId = personOf(call).id;
  refuse(goalsRefusal(await countGoals(call.db, personId, period), limits.cpd.goals));
  const own = { id: randomUUID(), personId, day: period.lastDay, createdAt: call.now, updatedAt: call.now };
  const row = await insertGoal(call.db, { ...body, ...own });
  return goalReply(found(row), [], rules);
}

export async function editGoal(
  { revision, ...fields }: HandlerInput<Goals['edit']>['body'],
  call: GoalCall,
): Promise<CpdGoal> {
  const { id, day, category } = call.facts.goal;
  const { pack, zone } = rulesOf(call.deps);
  refuse(goalFieldsRefusal(fields, { pack, period: periodOfDay(pack, zone, day) }, category));
  return call.db.transaction(async (tx) => {
    const row = await lockedGoal(tx, id);
    refuse(stalePlanRefusal(revision, row.revision));
    return changed(tx, id, { ...fields, revision: revision + 1 }, call);
  });
}

/** Marked twice, it keeps the day on which it was reached first. */
export function reachGoal(isReached: boolean, call: GoalCall): Promise<CpdGoal> {
  const at = call.now.toISOString();
  const reachedAt = reachedAtOf(isReached, at);
  return changed(call.db, call.facts.goal.id, { reachedAt }, call);
}

export async function linkRecords(recordIds: readonly string[], call: GoalCall): Promise<CpdGoal> {
  const goalId = call.facts.goal.id;
  const wanted = [...new Set(recordIds)];
  return call.db.transaction(async (tx) => {
    const row = await lockedGoal(tx, goalId);
    refuse(linkRefusal(wanted, await ownAmong(tx, personOf(call).id, wanted)));
    await deleteLinks(tx, goalId);
    if (wanted.length > 0) await insertLinks(tx, wanted, goalId);
    return linkedGoalReply(tx, row, call);
  });
}

export async function reflect(
  { params, body: { text, revision } }: HandlerInput<Goals['reflect']>,
  call: Call,
): Promise<CpdReflection> {
  const period = periodToPlan(params.id, call);
  const personId = personOf(call).id;
  return call.db.transaction(async (tx) => {
    const known = await lockReflection(tx, personId, period);
    refuse(stalePlanRefusal(revision, known?.revision ?? 0));
    const values = { text, writtenAt: call.now, revision: revision + 1 };
    const row = await putReflection(tx, { personId, values, day: known?.day ?? period.lastDay, revision });
    // Somebody else has written the first one since it was looked for.
    if (row === undefined) refuse(stalePlanRefusal(revision, revision + 1));
    return reflectionReply(row ?? null);
  });
}

async function lockedGoal(tx: Db, id: string): Promise<GoalRow> {
  const row = await lockGoal(tx, id);
  return found(row);
}

async function changed(tx: Db, id: string, changes: Changes, call: Call): Promise<CpdGoal> {
  const row = await changeGoal(tx, id, changes, call.now);
  return linkedGoalReply(tx, found(row), call);
}

async function linkedGoalReply(tx: Db, row: GoalRow, { deps }: Call): Promise<CpdGoal> {
  const linked = await linkedTo(tx, [row.id]);
  return goalReply(row, linked.get(row.id) ?? [], rulesOf(deps));
}
