import { contract } from '@portal/api/contract';
import { nextStepsAtMost } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import type { NextSource } from './next-source.ts';
import { putAway } from './put-away.writes.ts';
import { stepsWaiting } from './waiting.ts';

export function nextStepRoutesWith(sources: readonly NextSource[]) {
  return function nextStepRoutes(routes: Routes): void {
    const { nextSteps } = contract;
    bind(routes, nextSteps.list, async (_, call) => ({
      steps: (await stepsWaiting(sources, call)).slice(0, nextStepsAtMost),
    }));
    bind(routes, nextSteps.putAway, async ({ body }, call) => {
      await putAway(sources, body, call);
      return {};
    });
  };
}
