// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type InsightContract = Contract['insight'];

/** How a community does over time, for those who look after its members: `GET /api/v1/admin/community/{id}/insight`, as {@link InsightContract.ofCommunity the contract} declares it */
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

/** How all communities do over time; who belongs to several, or reads in several, is counted once: `GET /api/v1/admin/insight`, as {@link InsightContract.overall the contract} declares it */
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
