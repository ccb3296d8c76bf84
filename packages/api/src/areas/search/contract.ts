import * as z from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { after, flag, id, iso, nextCursor, page, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { onCommunity } from '../communities/access.ts';
import { foundPost } from './schemas.ts';
import { foundKinds } from './statuses.ts';

export const search = {
  inCommunity: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/search',
    summary: 'Posts of a community that hold some words in title, text or comments, the best first',
    access: onCommunity('read'),
    limit: callLimits.searches,
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.feed).pipe(z.int().max(pageSizes.found)),
      after,
      keyword: z.string().trim().min(1).max(limits.keywordLength),
      kind: z.enum(foundKinds).optional(),
      authorId: id.optional(),
      tagId: id.optional(),
      /** Written at this moment or later. */
      from: iso.optional(),
      /** Written before this moment. */
      to: iso.optional(),
      hasFile: flag().default(false),
    }),
    response: z.object({
      posts: z.array(foundPost),
      totalItemCount,
      nextCursor,
    }),
  }),
};
