import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, id } from '../../contract/fields.ts';
import { nextStepsAtMost } from './rules/next-steps.ts';
import { nextStep } from './schemas.ts';
import { nextStepKinds } from './statuses.ts';

export const nextSteps = {
  list: endpoint({
    method: 'GET',
    path: '/api/dashboard/next-steps',
    service: 'product',
    summary: 'What waits for me, the most urgent first, without what I have put away',
    access: signedIn(),
    response: z.object({ steps: z.array(nextStep).max(nextStepsAtMost) }),
  }),
  putAway: endpoint({
    method: 'POST',
    path: '/api/dashboard/next-steps/put-away',
    service: 'product',
    summary: 'Be reminded of a step no more; putting it away again changes nothing',
    access: signedIn(),
    limit: callLimits.edits,
    body: z.object({ kind: z.enum(nextStepKinds), id }),
    response: done,
    problems: ['not_found'],
  }),
};
