import type { NextStep } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import { nextStepsAtMost, waitingSteps } from '@portal/rules';
import { stepsWaiting } from './steps-waiting.ts';

export const nextSteps: HandlersOf<'nextSteps'> = {
  list: (_, call) => ({ steps: waiting(call).slice(0, nextStepsAtMost) }),
  putAway({ body: { kind, id } }, call) {
    const { id: personId } = viewerOf(call);
    const before = call.state.putAwaySteps.get(personId) ?? [];
    const isWaiting = waiting(call).some((step) => step.kind === kind && step.id === id);
    if (!isWaiting && !before.some((step) => step.kind === kind && step.id === id)) throw notFound();
    const others = before.filter((step) => step.kind !== kind || step.id !== id);
    call.state.putAwaySteps.set(personId, [...others, { kind, id, at: call.now }]);
    return {};
  },
};

function waiting(call: MockCall): NextStep[] {
  return waitingSteps(stepsWaiting(call), call.state.putAwaySteps.get(viewerOf(call).id) ?? [], call.now);
}
