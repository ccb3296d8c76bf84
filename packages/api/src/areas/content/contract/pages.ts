import * as z from 'zod';
import { signedIn } from '../../../contract/access.ts';
import { blob, endpoint } from '../../../contract/endpoint.ts';
import { contentPage } from '../schemas.ts';
import { labelsQuery } from './list-queries.ts';

const service = 'content';

/** Pages that the organisation writes for its members. */
export const pageCalls = {
  pages: endpoint({
    method: 'GET',
    path: '/api/content/items/page',
    service,
    summary: 'The pages that whoever asks may read',
    access: signedIn(),
    query: labelsQuery,
    response: z.object({ data: z.array(contentPage) }),
  }),
  pagePreview: endpoint({
    method: 'GET',
    path: '/api/content/pages/{id}/preview',
    service,
    summary: 'A page as a document of its own, for a frame that runs nothing; to staff before it is published too',
    access: signedIn(),
    response: blob(),
    problems: ['not_found'],
  }),
};
