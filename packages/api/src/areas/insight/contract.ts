import { holding } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { onCommunity } from '../communities/access.ts';
import { insight as response, insightQuery as query } from './schemas.ts';

/** How communities do over time, from days that were counted. */
export const insight = {
  ofCommunity: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{id}/insight',
    summary: 'How a community does over time, for those who look after its members',
    access: onCommunity('oversee'),
    limit: callLimits.reads,
    query,
    response,
  }),
  overall: endpoint({
    method: 'GET',
    path: '/api/v1/admin/insight',
    summary: 'How all communities do over time; who belongs to several, or reads in several, is counted once',
    access: holding('generalCommunities', 'communities'),
    limit: callLimits.reads,
    query,
    response,
  }),
};
