import * as z from 'zod';
import { holding } from '../../../contract/access.ts';
import { callLimits } from '../../../contract/call-limits.ts';
import { endpoint, form } from '../../../contract/endpoint.ts';
import { id, page, pageSize, totalItemCount } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import { pageSizes } from '../../../contract/page-sizes.ts';
import { assetFile, pictureFile } from '../../../contract/uploads.ts';
import { upTo } from '../../../contract/up-to.ts';
import { contentItem } from '../../content/schemas.ts';
import { contentFields, contentKind, contentState, deskItem, listedDeskItem } from '../schemas.ts';
import { contentReaders } from '../statuses.ts';
import { readRevision } from './read-revision.ts';

const all = '/api/admin/content/items' as const;
const one = `${all}/{id}` as const;
/** No module: news, resources and pages are each there as far as their own part of the portal is. */
const writing = { service: 'product', access: holding('generalContent') } as const;

const counts = z.object({
  draft: z.int(),
  scheduled: z.int(),
  published: z.int(),
  expired: z.int(),
  archived: z.int(),
  deleted: z.int(),
});

/** Items as they are written. */
export const itemCalls = {
  items: endpoint({
    ...writing,
    method: 'GET',
    path: all,
    summary:
      'News, resources and pages of every state, what was changed last first, and how many of each state there are',
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.contentDesk),
      /** Left out: of every kind. */
      kind: contentKind.optional(),
      /** Left out: of every state but those that are deleted. */
      state: contentState.optional(),
      /** In names and in what is said in short. */
      keyword: upTo(limits.keywordLength).default(''),
      categoryId: id.optional(),
    }),
    response: z.object({ items: z.array(listedDeskItem), totalItemCount, counts }),
  }),
  item: endpoint({
    ...writing,
    method: 'GET',
    path: one,
    summary: 'All that is written of an item, with its state and its revision',
    response: deskItem,
    problems: ['not_found'],
  }),
  create: endpoint({
    ...writing,
    method: 'POST',
    path: all,
    summary: 'Make a draft; its files are sent to it afterwards',
    limit: callLimits.edits,
    once: true,
    body: contentFields.extend({ kind: contentKind }),
    response: deskItem,
    problems: ['conflict', 'not_found'],
  }),
  save: endpoint({
    ...writing,
    method: 'PUT',
    path: one,
    summary: 'Save an item; one that is published is changed for its readers at once',
    limit: callLimits.edits,
    body: contentFields.extend(readRevision),
    response: deskItem,
    problems: ['not_found', 'stale', 'conflict'],
  }),
  addPicture: endpoint({
    ...writing,
    method: 'POST',
    path: `${one}/pictures`,
    summary: 'Send a picture for an item or its text; nobody is shown it before it is saved there',
    limit: callLimits.files,
    body: form({ imageFile: pictureFile() }),
    response: z.object({ assetId: id, url: z.string() }),
    problems: ['not_found', 'conflict', 'too_large', 'unsupported_file'],
  }),
  addFile: endpoint({
    ...writing,
    method: 'POST',
    path: `${one}/files`,
    summary: 'Send a file to be attached to an item; nobody is shown it before it is saved there',
    limit: callLimits.files,
    body: form({ file: assetFile() }),
    response: z.object({ assetId: id, name: z.string(), type: z.string(), url: z.string() }),
    problems: ['not_found', 'conflict', 'too_large', 'unsupported_file'],
  }),
  preview: endpoint({
    ...writing,
    method: 'GET',
    path: `${one}/preview`,
    summary: 'An item as a reader would get it, and whether they do',
    query: z.object({
      as: z.enum(contentReaders).default('member'),
      /** Of which they are besides. */
      segmentId: id.optional(),
    }),
    response: z.object({
      /** They read it now. */
      isRead: z.boolean(),
      /** They read it, or will once it is published and in its time. */
      isReadInItsTime: z.boolean(),
      /** Null where they will never be told of it. */
      item: contentItem.nullable(),
    }),
    problems: ['not_found'],
  }),
};
