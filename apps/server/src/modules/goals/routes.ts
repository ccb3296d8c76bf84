import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { planOf } from './plan.ts';
import { removeGoal } from './goals.writes.ts';
import { addGoal, editGoal, linkRecords, reachGoal, reflect } from './writing.ts';

export function goalRoutes(routes: Routes): void {
  const { goals } = contract;
  bind(routes, goals.ofPeriod, ({ params }, call) => planOf(params.id, call));
  bind(routes, goals.add, (input, call) => addGoal(input, call));
  bind(routes, goals.edit, ({ body }, call) => editGoal(body, call));
  bind(routes, goals.reach, ({ body }, call) => reachGoal(body.isReached, call));
  bind(routes, goals.link, ({ body }, call) => linkRecords(body.recordIds, call));
  bind(routes, goals.remove, async (_, call) => {
    await removeGoal(call);
    return {};
  });
  bind(routes, goals.reflect, (input, call) => reflect(input, call));
}
