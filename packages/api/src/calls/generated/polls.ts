// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Vote in the poll of a post, change the vote, or take it back: `PUT /api/v1/community/post/{id}/poll/vote` */
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
