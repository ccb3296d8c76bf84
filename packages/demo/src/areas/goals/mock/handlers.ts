import type { HandlersOf } from '../../../mock/handler-types.ts';
import { limits } from '@portal/api/contract';
import { viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { goalFieldsRefusal, goalsRefusal, linkRefusal, periodOfDay, stalePlanRefusal } from '@portal/rules';
import { mine, rulesOf } from '../../cpd/mock/periods.ts';
import type { MockReflection } from '../state.ts';
import { goalReply, goalsIn, ownGoals, periodToPlan, planOf, reflectionIn, reflectionReply } from './plan.ts';

export const goals: HandlersOf<'goals'> = {
  ofPeriod: ({ params }, call) => planOf(params.id, call),
  add({ params, body }, call) {
    const { state } = call;
    const period = periodToPlan(params.id, call);
    refuse(goalFieldsRefusal(body, { pack: rulesOf(state).pack, period }));
    refuse(goalsRefusal({ ofPeriod: goalsIn(period, call).length, all: ownGoals(call).length }, limits.cpd.goals));
    const written = { recordIds: [], reachedAt: null, revision: 0 };
    const goal = { ...body, ...written, id: state.nextId('goal'), personId: viewerOf(call).id, day: period.lastDay };
    state.goals.set(goal.id, goal);
    return goalReply(goal, call);
  },
  edit({ body: { revision, ...input } }, call) {
    const { state, facts } = call;
    const { id, day, category, revision: known } = facts.goal;
    const { pack, zone } = rulesOf(state);
    refuse(goalFieldsRefusal(input, { pack, period: periodOfDay(pack, zone, day) }, category));
    refuse(stalePlanRefusal(revision, known));
    return goalReply(state.goals.change(id, { ...input, revision: known + 1 }), call);
  },
  reach({ body }, call) {
    const { id, reachedAt } = call.facts.goal;
    const changed = { reachedAt: body.isReached ? (reachedAt ?? call.now) : null };
    return goalReply(call.state.goals.change(id, changed), call);
  },
  link({ body }, call) {
    refuse(linkRefusal(body.recordIds, new Set(mine(call).map(({ id }) => id))));
    const recordIds = [...new Set(body.recordIds)];
    return goalReply(call.state.goals.change(call.facts.goal.id, { recordIds }), call);
  },
  remove(_, { state, facts }) {
    state.goals.delete(facts.goal.id);
    return {};
  },
  reflect({ params, body }, call) {
    const period = periodToPlan(params.id, call);
    const known = reflectionIn(period, call);
    refuse(stalePlanRefusal(body.revision, known?.revision ?? 0));
    const personId = viewerOf(call).id;
    const [day, writtenAt] = [known?.day ?? period.lastDay, call.now];
    const reflection: MockReflection = {
      ...{ id: `${personId}:${day}`, personId, day, writtenAt },
      text: body.text,
      revision: body.revision + 1,
    };
    call.state.reflections.set(reflection.id, reflection);
    return reflectionReply(reflection);
  },
};
