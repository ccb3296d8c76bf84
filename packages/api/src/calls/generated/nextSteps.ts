// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** What waits for me, the most urgent first, without what I have put away: `GET /api/dashboard/next-steps` */
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

/** Be reminded of a step no more; putting it away again changes nothing: `POST /api/dashboard/next-steps/put-away` */
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
