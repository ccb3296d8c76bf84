// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type EngagementContract = Contract['engagement'];

/** Record an engagement event: `POST /api/engagement/track`, as {@link EngagementContract.track the contract} declares it */
export const track: CallOf<'engagement', 'track'> = {
  name: 'engagement.track',
  method: 'POST',
  path: '/api/engagement/track',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
