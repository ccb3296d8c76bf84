import * as z from 'zod';
import { holding } from '../../../contract/access.ts';
import { callLimits } from '../../../contract/call-limits.ts';
import { endpoint } from '../../../contract/endpoint.ts';
import { contentChange, contentVersion, deskItem } from '../schemas.ts';
import { readRevision } from './read-revision.ts';

const all = '/api/admin/content/items/{id}/versions' as const;
const writing = { service: 'product', access: holding('generalContent') } as const;

/** How an item stood before. */
export const versionCalls = {
  versions: endpoint({
    ...writing,
    method: 'GET',
    path: all,
    summary: 'What was done to an item, by whom and when, the last first',
    response: z.object({ versions: z.array(contentChange) }),
    problems: ['not_found'],
  }),
  version: endpoint({
    ...writing,
    method: 'GET',
    path: `${all}/{version}`,
    summary: 'An item as it was saved, by the revision that it had then',
    response: contentVersion,
    problems: ['not_found'],
  }),
  restoreVersion: endpoint({
    ...writing,
    method: 'POST',
    path: `${all}/{version}/restore`,
    summary: 'Save an item as it was then; what it is now stays a version',
    limit: callLimits.edits,
    body: z.object(readRevision),
    response: deskItem,
    problems: ['not_found', 'stale', 'conflict'],
  }),
};
