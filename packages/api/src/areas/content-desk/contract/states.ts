import * as z from 'zod';
import { holding } from '../../../contract/access.ts';
import { callLimits } from '../../../contract/call-limits.ts';
import { endpoint } from '../../../contract/endpoint.ts';
import { done, enteredMoment } from '../../../contract/fields.ts';
import { deskItem } from '../schemas.ts';
import { readRevision } from './read-revision.ts';

const one = '/api/admin/content/items/{id}' as const;
const changing = { service: 'product', access: holding('generalContent'), limit: callLimits.edits } as const;
const asRead = {
  body: z.object(readRevision),
  response: deskItem,
  problems: ['not_found', 'stale', 'conflict'],
} as const;

/** Who may read an item, from when and until when. */
export const stateCalls = {
  publish: endpoint({
    ...changing,
    method: 'POST',
    path: `${one}/publish`,
    summary: 'Show an item to its readers from a moment on, or choose other moments for one that is shown',
    body: z.object({
      ...readRevision,
      /** Null: from now on, and for one whose time has begun since it began. */
      from: enteredMoment.nullable(),
      /** Null: it does not end. */
      until: enteredMoment.nullable(),
    }),
    response: deskItem,
    problems: ['not_found', 'stale', 'conflict'],
  }),
  takeBack: endpoint({
    ...changing,
    ...asRead,
    method: 'POST',
    path: `${one}/take-back`,
    summary: 'Make a draft of what is published or scheduled',
  }),
  archive: endpoint({
    ...changing,
    ...asRead,
    method: 'POST',
    path: `${one}/archive`,
    summary: 'Put an item away: nobody reads it any more',
  }),
  unarchive: endpoint({
    ...changing,
    ...asRead,
    method: 'POST',
    path: `${one}/unarchive`,
    summary: 'Take an item out of the archive, as it was before',
  }),
  remove: endpoint({
    ...changing,
    method: 'DELETE',
    path: one,
    summary: 'Delete a draft or what is archived; it can be taken back for a while',
    response: done,
    problems: ['not_found', 'conflict'],
  }),
  undelete: endpoint({
    ...changing,
    method: 'PUT',
    path: `${one}/restore`,
    summary: 'Take back what was deleted',
    response: deskItem,
    problems: ['not_found', 'conflict'],
  }),
};
