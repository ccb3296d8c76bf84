// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type NextStepsContract = Contract['nextSteps'];

/** What waits for me, the most urgent first, without what I have put away: `GET /api/dashboard/next-steps`, as {@link NextStepsContract.list the contract} declares it */
export const list: CallOf<'nextSteps', 'list'> = {
  name: 'nextSteps.list',
  method: 'GET',
  path: '/api/dashboard/next-steps',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Be reminded of a step no more; putting it away again changes nothing: `POST /api/dashboard/next-steps/put-away`, as {@link NextStepsContract.putAway the contract} declares it */
export const putAway: CallOf<'nextSteps', 'putAway'> = {
  name: 'nextSteps.putAway',
  method: 'POST',
  path: '/api/dashboard/next-steps/put-away',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
