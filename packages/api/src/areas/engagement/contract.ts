import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, id } from '../../contract/fields.ts';

/** What engagement analytics can record. */
export const engagementKinds = [
  'viewPage',
  'viewEvent',
  'viewNews',
  'downloadAsset',
  'viewCommunity',
  'joinCommunity',
  'loggedIn',
  'registerEvent',
  'purchaseProduct',
] as const;

export const engagement = {
  track: endpoint({
    method: 'POST',
    path: '/api/engagement/track',
    summary: 'Record an engagement event',
    service: 'product',
    access: signedIn('engagement_analytics'),
    isInEveryScope: true,
    limit: callLimits.tracking,
    body: z.object({
      event: z.object({ kind: z.enum(engagementKinds), path: z.string().max(500).optional(), targetId: id.optional() }),
    }),
    response: done,
  }),
};
