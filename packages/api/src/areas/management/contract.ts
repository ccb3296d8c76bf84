import * as z from 'zod';
import { administrator, holding, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint, form } from '../../contract/endpoint.ts';
import { done, enteredMoment, flag, id, page, pageSize, totalItemCount, version } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf, richText } from '../../contract/texts.ts';
import { onCommunity } from '../communities/access.ts';
import { community } from '../communities/schemas.ts';
import { fileProblems } from '../posts/schemas.ts';
import { pictureFile } from '../../contract/uploads.ts';

const bounds = limits.community;
const managed = '/api/v1/admin/community' as const;
const one = `${managed}/{id}` as const;

/** A moment that is written; an empty one is none. */
const moment = z
  .string()
  .max(40)
  .refine((text) => text === '' || enteredMoment.safeParse(text).success, { error: 'Between 1970 and 2199' });

const alias = z.string().min(1).max(bounds.aliasLength);

/** What is said of a community, the whole of it each time. */
const fields = {
  'segmentIds[]': z.array(id).max(bounds.segments).default([]),
  'tagsId[]': z.array(id).max(limits.tagsPerPost).default([]),
  'categoryIds[]': z.array(id).min(1).max(bounds.categories),
  name: lineOf(bounds.nameLength),
  shortDescription: lineOf(bounds.shortDescriptionLength),
  alias,
  isPublic: flag(),
  isVisible: flag().default(true),
  isAutoJoin: flag().default(false),
  isRequirePostApproval: flag().default(false),
  pushToWebsite: flag().default(false),
  aliveStartDate: moment.optional(),
  aliveEndDate: moment.optional(),
  archivedDate: moment.optional(),
};

/** Tells one text from another. */
const textVersion = z.string().max(64);

export const management = {
  segments: endpoint({
    method: 'GET',
    path: '/api/segment/all',
    service: 'product',
    summary: 'Segments that something can be for',
    access: signedIn('communities'),
    response: z.object({ segments: z.array(z.object({ segmentId: id, segmentName: z.string() })) }),
  }),
  list: endpoint({
    method: 'GET',
    path: managed,
    summary: 'Every community by name, for those who look after all of them',
    access: holding('generalCommunities', 'communities'),
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.list),
      id: id.optional(),
      keyword: upTo(limits.keywordLength).optional(),
    }),
    response: z.object({ communities: z.array(community), totalItemCount }),
  }),
  existsByAlias: endpoint({
    method: 'GET',
    path: `${managed}/exists-by-alias`,
    summary: 'Whether an alias cannot be given to another community',
    access: holding('commentEdit', 'communities'),
    query: z.object({ alias }),
    response: z.object({ exists: z.boolean() }),
  }),
  create: endpoint({
    method: 'POST',
    path: managed,
    summary: 'Make a community',
    access: administrator('communities'),
    limit: callLimits.writing,
    body: form({ ...fields, imageFile: pictureFile() }),
    response: community,
    problems: fileProblems,
    once: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: one,
    summary: 'Change a community, put it into the archive or take it out again',
    access: onCommunity('edit'),
    limit: callLimits.writing,
    body: form({
      ...fields,
      imageFile: pictureFile().optional(),
      /** Left out: as the archive date says. */
      isArchived: flag().optional(),
      /** Without segments they stay as they are, unless this is true. */
      isSetSegmentIdsEmpty: flag().default(false),
      /** Of the community as it was read. */
      version: version(),
    }),
    response: community,
    problems: [...fileProblems, 'stale'],
  }),
  globalTerms: endpoint({
    method: 'GET',
    path: `${managed}/global-tc`,
    summary: 'The terms of every community that has none of its own, for those who keep them',
    access: holding('generalTc', 'communities'),
    response: z.object({ json: z.string(), html: z.string(), version: textVersion }),
  }),
  saveGlobalTerms: endpoint({
    method: 'PUT',
    path: `${managed}/global-tc`,
    summary: 'Write the terms of every community that has none of its own',
    access: holding('generalTc', 'communities'),
    limit: callLimits.edits,
    body: z.object({
      /** What an editor made of the text; it is kept and given back, and never drawn. */
      json: upTo(limits.aboutJsonLength),
      html: richText(limits.aboutLength, 'page', 'Content cannot be empty.'),
      /** Of the text that was read; left out, whatever stands there is replaced. */
      version: textVersion.optional(),
    }),
    response: done,
    problems: ['stale'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    summary: 'Delete a community',
    access: onCommunity('remove'),
    response: done,
  }),
};
