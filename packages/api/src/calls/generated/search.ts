// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Posts of a community that hold some words in title, text or comments, the best first: `GET /api/v1/community/{id}/search` */
export const inCommunity: CallOf<'search', 'inCommunity'> = {
  name: 'search.inCommunity',
  method: 'GET',
  path: '/api/v1/community/{id}/search',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*.author': 'person' },
};
