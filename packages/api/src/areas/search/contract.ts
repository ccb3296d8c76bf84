import * as z from 'zod';
import { administrator, signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, done, flag, id, iso, nextCursor, page, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { upTo } from '../../contract/up-to.ts';
import { onCommunity } from '../communities/access.ts';
import { post } from '../posts/schemas.ts';
import { foundPost, foundSection, foundTag, missedSearch } from './schemas.ts';
import { foundKinds, foundThingKinds } from './statuses.ts';

const keyword = upTo(limits.keywordLength, z.string().trim().min(1));

export const search = {
  everywhere: endpoint({
    method: 'GET',
    path: '/api/search',
    service: 'product',
    summary: 'What holds some words, of all that whoever asks may see: a section for each kind, the best first',
    access: signedIn('global_search'),
    limit: callLimits.searches,
    query: z.object({
      page: page(),
      /** Of each section. */
      pageSize: pageSize(pageSizes.foundEverywhere).pipe(z.int().max(pageSizes.found)),
      keyword,
      /** Left out: every kind that is open to them. */
      kind: z.enum(foundThingKinds).optional(),
    }),
    response: z.object({
      /** Nothing has these words: what is told looks like them. */
      isSimilar: z.boolean(),
      sections: z.array(foundSection),
    }),
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/search/tags',
    service: 'product',
    summary: 'Tags whose names hold a text, of those that something carries which whoever asks may see',
    access: signedIn('global_search'),
    limit: callLimits.searches,
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.tags).pipe(z.int().max(pageSizes.tags)), keyword }),
    response: z.object({ tags: z.array(foundTag), totalItemCount }),
  }),
  tagged: endpoint({
    method: 'GET',
    path: '/api/search/tagged',
    service: 'product',
    summary: 'What carries a tag, of all that whoever asks may see: a section for each kind, the newest first',
    access: signedIn('global_search'),
    limit: callLimits.searches,
    query: z.object({
      page: page(),
      /** Of each section. */
      pageSize: pageSize(pageSizes.foundEverywhere).pipe(z.int().max(pageSizes.found)),
      tagId: id,
    }),
    response: z.object({ tag: foundTag, sections: z.array(foundSection) }),
  }),
  posts: endpoint({
    method: 'GET',
    path: '/api/v1/community/post/search-by-body',
    summary: 'Posts that hold some words, of all communities that the person may read, the best first',
    access: signedIn('communities'),
    limit: callLimits.searches,
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.feed).pipe(z.int().max(pageSizes.found)),
      query: keyword,
    }),
    response: z.object({ posts: z.array(post), totalItemCount }),
  }),
  tellMissed: endpoint({
    method: 'POST',
    path: '/api/search/without-result',
    service: 'product',
    summary: 'Tell that somebody looked for something and found nothing; who it was is not kept',
    access: signedIn('global_search'),
    limit: callLimits.reports,
    body: z.object({ keyword }),
    response: done,
  }),
  missed: endpoint({
    method: 'GET',
    path: '/api/admin/search/without-result',
    service: 'product',
    summary: 'What was looked for and not found, more than once, what was looked for most first',
    access: administrator('global_search'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.admin) }),
    response: z.object({ searches: z.array(missedSearch), totalItemCount }),
  }),
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
      keyword,
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
