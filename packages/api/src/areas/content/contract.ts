import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, id, page, pageInBody, pageSize } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { contentCategory, contentFilter, contentItem, contentPage, contentTag } from './schemas.ts';

const { length, fields, fieldLength } = limits.contentFilter;
const service = 'content';

/** As Directus reads it in a body. */
const body = z.object({
  query: z
    .object({
      page: pageInBody(),
      limit: z.int().min(1).max(pageSizes.contentCap).default(pageSizes.content),
      /** Fields, with `-` before what is to be descending. */
      sort: z.array(z.string().max(fieldLength)).max(limits.contentFilter.sorts).default([]),
      fields: z.array(z.string().max(fieldLength)).max(fields).default([]),
      /** Whatever it says, both are counted. */
      meta: z.string().max(fieldLength).optional(),
      filter: contentFilter.optional(),
    })
    .prefault({}),
});

/** The same in an address: names with commas between, the filter as JSON. */
const asked = {
  page: page(),
  fields: z.string().max(length).optional(),
  filter: z.string().max(length).optional(),
};
const askedItems = z.object({
  ...asked,
  limit: z.coerce.number().int().min(1).max(pageSizes.contentCap).default(pageSizes.contentCap),
  sort: z.string().max(length).optional(),
  meta: z.string().max(fieldLength).optional(),
});
const askedLabels = z.object({ ...asked, limit: pageSize(pageSizes.cap) });
const askedOne = z.object({ fields: z.string().max(length).optional(), meta: z.string().max(fieldLength).optional() });

const items = z.object({
  data: z.array(contentItem),
  /** Of those that whoever asks may read, and of those the ones that fit; where `meta` is asked for. */
  meta: z.object({ total_count: z.int(), filter_count: z.int() }).optional(),
});
const item = z.object({ data: contentItem });
const favouritePage = z.object({ page: page(), pageSize: pageSize(pageSizes.cap) });

export const content = {
  searchNews: endpoint({
    method: 'SEARCH',
    path: '/api/content/api/news',
    service,
    summary: 'News that whoever asks may read, those that fit a filter',
    access: signedIn('news'),
    body,
    response: items,
  }),
  searchResources: endpoint({
    method: 'SEARCH',
    path: '/api/content/api/resources',
    service,
    summary: 'Resources that whoever asks may read, those that fit a filter',
    access: signedIn('resources'),
    body,
    response: items,
  }),
  news: endpoint({
    method: 'GET',
    path: '/api/content/items/news',
    service,
    summary: 'The same of news, asked for by an address',
    access: signedIn('news'),
    query: askedItems,
    response: items,
  }),
  resources: endpoint({
    method: 'GET',
    path: '/api/content/items/resource',
    service,
    summary: 'The same of resources, asked for by an address',
    access: signedIn('resources'),
    query: askedItems,
    response: items,
  }),
  newsItem: endpoint({
    method: 'GET',
    path: '/api/content/items/news/{id}',
    service,
    summary: 'One piece of news, with its text and its files',
    access: signedIn('news'),
    query: askedOne,
    response: item,
    problems: ['not_found'],
  }),
  resource: endpoint({
    method: 'GET',
    path: '/api/content/items/resource/{id}',
    service,
    summary: 'One resource, with its text and its files',
    access: signedIn('resources'),
    query: askedOne,
    response: item,
    problems: ['not_found'],
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/content/items/tag',
    service,
    summary: 'The tags of news and resources that whoever asks may read',
    access: signedIn(),
    isInEveryScope: true,
    query: askedLabels,
    response: z.object({ data: z.array(contentTag) }),
  }),
  tag: endpoint({
    method: 'GET',
    path: '/api/content/items/tag/{id}',
    service,
    summary: 'One of these tags',
    access: signedIn(),
    isInEveryScope: true,
    response: z.object({ data: contentTag }),
    problems: ['not_found'],
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/content/items/category',
    service,
    summary: 'The categories of news and of resources',
    access: signedIn(),
    isInEveryScope: true,
    query: askedLabels,
    response: z.object({ data: z.array(contentCategory) }),
  }),
  category: endpoint({
    method: 'GET',
    path: '/api/content/items/category/{id}',
    service,
    summary: 'One of these categories',
    access: signedIn(),
    isInEveryScope: true,
    response: z.object({ data: contentCategory }),
    problems: ['not_found'],
  }),
  subcategories: endpoint({
    method: 'GET',
    path: '/api/content/items/subcategory',
    service,
    summary: 'The categories below others',
    access: signedIn(),
    isInEveryScope: true,
    query: askedLabels,
    response: z.object({ data: z.array(contentTag) }),
  }),
  pages: endpoint({
    method: 'GET',
    path: '/api/content/items/page',
    service,
    summary: 'The pages that whoever asks may read',
    access: signedIn(),
    query: askedLabels,
    response: z.object({ data: z.array(contentPage) }),
  }),
  favouriteNews: endpoint({
    method: 'GET',
    path: '/api/v1/news/favorite',
    summary: 'The ids of the news that somebody keeps and may still read, the last kept first',
    access: signedIn('news'),
    query: favouritePage,
    response: z.object({ favoriteNewsIds: z.array(id) }),
  }),
  addFavouriteNews: endpoint({
    method: 'POST',
    path: '/api/v1/news/{id}/add-to-favorite',
    summary: 'Keep a piece of news',
    access: signedIn('news'),
    response: done,
    problems: ['not_found'],
  }),
  removeFavouriteNews: endpoint({
    method: 'POST',
    path: '/api/v1/news/{id}/delete-from-favorite',
    summary: 'Keep a piece of news no more; it may be gone already',
    access: signedIn('news'),
    response: done,
  }),
  favouriteResources: endpoint({
    method: 'GET',
    path: '/api/v1/resource/favorite',
    summary: 'The ids of the resources that somebody keeps and may still read, the last kept first',
    access: signedIn('resources'),
    query: favouritePage,
    response: z.object({ favoriteResourcesIds: z.array(id) }),
  }),
  addFavouriteResource: endpoint({
    method: 'POST',
    path: '/api/v1/resource/{id}/add-to-favorite',
    summary: 'Keep a resource',
    access: signedIn('resources'),
    response: done,
    problems: ['not_found'],
  }),
  removeFavouriteResource: endpoint({
    method: 'POST',
    path: '/api/v1/resource/{id}/delete-from-favorite',
    summary: 'Keep a resource no more; it may be gone already',
    access: signedIn('resources'),
    response: done,
  }),
};
