import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done } from '../../contract/fields.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { announcement } from './schemas.ts';

export const announcements = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/announcements',
    summary: 'What the organisation announces to me and I have not put away',
    access: signedIn('communities'),
    response: z.object({ announcements: z.array(announcement).max(pageSizes.cap) }),
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: '/api/v1/announcements/{id}/cancelled',
    summary: 'Put an announcement away for good',
    access: signedIn('communities'),
    limit: callLimits.edits,
    response: done,
    problems: ['not_found'],
  }),
};
