// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type PollsContract = Contract['polls'];

/** Vote in the poll of a post, change the vote, or take it back: `PUT /api/v1/community/post/{id}/poll/vote`, as {@link PollsContract.vote the contract} declares it */
export const vote: CallOf<'polls', 'vote'> = {
  name: 'polls.vote',
  method: 'PUT',
  path: '/api/v1/community/post/{id}/poll/vote',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
