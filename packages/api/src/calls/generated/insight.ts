// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** How a community does over time, for those who look after its members: `GET /api/v1/admin/community/{id}/insight` */
export const ofCommunity: CallOf<'insight', 'ofCommunity'> = {
  name: 'insight.ofCommunity',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/insight',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** How all communities do over time; who belongs to several, or reads in several, is counted once: `GET /api/v1/admin/insight` */
export const overall: CallOf<'insight', 'overall'> = {
  name: 'insight.overall',
  method: 'GET',
  path: '/api/v1/admin/insight',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
