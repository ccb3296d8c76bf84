import * as z from 'zod';
import { signedIn } from '../../../contract/access.ts';
import { callLimits } from '../../../contract/call-limits.ts';
import { blob, endpoint } from '../../../contract/endpoint.ts';
import { pageSizes } from '../../../contract/page-sizes.ts';
import { contentCount, contentItem } from '../schemas.ts';
import { countQuery, itemsQuery, itemQuery, searchBody } from './list-queries.ts';

const service = 'content';

const items = z.object({
  data: z.array(contentItem),
  /** Of those that whoever asks may read, and of those the ones that fit; where `meta` is asked for. */
  meta: z.object({ total_count: z.int(), filter_count: z.int() }).optional(),
});
const item = z.object({ data: contentItem });
const counts = z.object({ data: z.array(contentCount) });
const related = z.object({ data: z.array(contentItem) });
const relatedQuery = z.object({
  limit: z.coerce.number().int().min(1).max(pageSizes.relatedCap).default(pageSizes.related),
});

/** News and resources: lists, one of them, and what belongs to it. */
export const itemCalls = {
  searchNews: endpoint({
    method: 'SEARCH',
    path: '/api/content/api/news',
    service,
    summary: 'News that whoever asks may read, those that fit a filter',
    access: signedIn('news'),
    body: searchBody,
    response: items,
  }),
  searchResources: endpoint({
    method: 'SEARCH',
    path: '/api/content/api/resources',
    service,
    summary: 'Resources that whoever asks may read, those that fit a filter',
    access: signedIn('resources'),
    body: searchBody,
    response: items,
  }),
  news: endpoint({
    method: 'GET',
    path: '/api/content/items/news',
    service,
    summary: 'The same of news, asked for by an address',
    access: signedIn('news'),
    query: itemsQuery,
    response: items,
  }),
  resources: endpoint({
    method: 'GET',
    path: '/api/content/items/resource',
    service,
    summary: 'The same of resources, asked for by an address',
    access: signedIn('resources'),
    query: itemsQuery,
    response: items,
  }),
  newsCount: endpoint({
    method: 'GET',
    path: '/api/content/items/news/count',
    service,
    summary: 'How many news there are for whoever asks, together or by what they are grouped by',
    access: signedIn('news'),
    query: countQuery,
    response: counts,
  }),
  resourceCount: endpoint({
    method: 'GET',
    path: '/api/content/items/resource/count',
    service,
    summary: 'The same of resources',
    access: signedIn('resources'),
    query: countQuery,
    response: counts,
  }),
  newsItem: endpoint({
    method: 'GET',
    path: '/api/content/items/news/{id}',
    service,
    summary: 'One piece of news, with its text and its files',
    access: signedIn('news'),
    query: itemQuery,
    response: item,
    problems: ['not_found'],
  }),
  resource: endpoint({
    method: 'GET',
    path: '/api/content/items/resource/{id}',
    service,
    summary: 'One resource, with its text and its files',
    access: signedIn('resources'),
    query: itemQuery,
    response: item,
    problems: ['not_found'],
  }),
  relatedNews: endpoint({
    method: 'GET',
    path: '/api/content/items/news/{id}/related',
    service,
    summary: 'Other news that share tags and categories with this one, those that share most first',
    access: signedIn('news'),
    query: relatedQuery,
    response: related,
    problems: ['not_found'],
  }),
  relatedResources: endpoint({
    method: 'GET',
    path: '/api/content/items/resource/{id}/related',
    service,
    summary: 'The same of resources',
    access: signedIn('resources'),
    query: relatedQuery,
    response: related,
    problems: ['not_found'],
  }),
  newsFiles: endpoint({
    method: 'GET',
    path: '/api/content/items/news/{id}/files',
    service,
    summary: 'What is attached to a piece of news, as one ZIP',
    access: signedIn('news'),
    limit: callLimits.packs,
    response: blob(),
    problems: ['not_found'],
  }),
  resourceFiles: endpoint({
    method: 'GET',
    path: '/api/content/items/resource/{id}/files',
    service,
    summary: 'What is attached to a resource, as one ZIP',
    access: signedIn('resources'),
    limit: callLimits.packs,
    response: blob(),
    problems: ['not_found'],
  }),
};
