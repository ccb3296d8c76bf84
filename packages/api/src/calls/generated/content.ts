// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type ContentContract = Contract['content'];

/** News that whoever asks may read, those that fit a filter: `SEARCH /api/content/api/news`, as {@link ContentContract.searchNews the contract} declares it */
export const searchNews: CallOf<'content', 'searchNews'> = {
  name: 'content.searchNews',
  method: 'SEARCH',
  path: '/api/content/api/news',
  service: 'content',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** Resources that whoever asks may read, those that fit a filter: `SEARCH /api/content/api/resources`, as {@link ContentContract.searchResources the contract} declares it */
export const searchResources: CallOf<'content', 'searchResources'> = {
  name: 'content.searchResources',
  method: 'SEARCH',
  path: '/api/content/api/resources',
  service: 'content',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The same of news, asked for by an address: `GET /api/content/items/news`, as {@link ContentContract.news the contract} declares it */
export const news: CallOf<'content', 'news'> = {
  name: 'content.news',
  method: 'GET',
  path: '/api/content/items/news',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The same of resources, asked for by an address: `GET /api/content/items/resource`, as {@link ContentContract.resources the contract} declares it */
export const resources: CallOf<'content', 'resources'> = {
  name: 'content.resources',
  method: 'GET',
  path: '/api/content/items/resource',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** How many news there are for whoever asks, together or by what they are grouped by: `GET /api/content/items/news/count`, as {@link ContentContract.newsCount the contract} declares it */
export const newsCount: CallOf<'content', 'newsCount'> = {
  name: 'content.newsCount',
  method: 'GET',
  path: '/api/content/items/news/count',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The same of resources: `GET /api/content/items/resource/count`, as {@link ContentContract.resourceCount the contract} declares it */
export const resourceCount: CallOf<'content', 'resourceCount'> = {
  name: 'content.resourceCount',
  method: 'GET',
  path: '/api/content/items/resource/count',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** One piece of news, with its text and its files: `GET /api/content/items/news/{id}`, as {@link ContentContract.newsItem the contract} declares it */
export const newsItem: CallOf<'content', 'newsItem'> = {
  name: 'content.newsItem',
  method: 'GET',
  path: '/api/content/items/news/{id}',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** One resource, with its text and its files: `GET /api/content/items/resource/{id}`, as {@link ContentContract.resource the contract} declares it */
export const resource: CallOf<'content', 'resource'> = {
  name: 'content.resource',
  method: 'GET',
  path: '/api/content/items/resource/{id}',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** Other news that share tags and categories with this one, those that share most first: `GET /api/content/items/news/{id}/related`, as {@link ContentContract.relatedNews the contract} declares it */
export const relatedNews: CallOf<'content', 'relatedNews'> = {
  name: 'content.relatedNews',
  method: 'GET',
  path: '/api/content/items/news/{id}/related',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The same of resources: `GET /api/content/items/resource/{id}/related`, as {@link ContentContract.relatedResources the contract} declares it */
export const relatedResources: CallOf<'content', 'relatedResources'> = {
  name: 'content.relatedResources',
  method: 'GET',
  path: '/api/content/items/resource/{id}/related',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** What is attached to a piece of news, as one ZIP: `GET /api/content/items/news/{id}/files`, as {@link ContentContract.newsFiles the contract} declares it */
export const newsFiles: CallOf<'content', 'newsFiles'> = {
  name: 'content.newsFiles',
  method: 'GET',
  path: '/api/content/items/news/{id}/files',
  service: 'content',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** What is attached to a resource, as one ZIP: `GET /api/content/items/resource/{id}/files`, as {@link ContentContract.resourceFiles the contract} declares it */
export const resourceFiles: CallOf<'content', 'resourceFiles'> = {
  name: 'content.resourceFiles',
  method: 'GET',
  path: '/api/content/items/resource/{id}/files',
  service: 'content',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The tags of news and resources that whoever asks may read: `GET /api/content/items/tag`, as {@link ContentContract.tags the contract} declares it */
export const tags: CallOf<'content', 'tags'> = {
  name: 'content.tags',
  method: 'GET',
  path: '/api/content/items/tag',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** One of these tags: `GET /api/content/items/tag/{id}`, as {@link ContentContract.tag the contract} declares it */
export const tag: CallOf<'content', 'tag'> = {
  name: 'content.tag',
  method: 'GET',
  path: '/api/content/items/tag/{id}',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** Which of what whoever asks may read carries which tag: `GET /api/content/items/tag_mapping`, as {@link ContentContract.tagMappings the contract} declares it */
export const tagMappings: CallOf<'content', 'tagMappings'> = {
  name: 'content.tagMappings',
  method: 'GET',
  path: '/api/content/items/tag_mapping',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The categories of news and of resources: `GET /api/content/items/category`, as {@link ContentContract.categories the contract} declares it */
export const categories: CallOf<'content', 'categories'> = {
  name: 'content.categories',
  method: 'GET',
  path: '/api/content/items/category',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** One of these categories: `GET /api/content/items/category/{id}`, as {@link ContentContract.category the contract} declares it */
export const category: CallOf<'content', 'category'> = {
  name: 'content.category',
  method: 'GET',
  path: '/api/content/items/category/{id}',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The categories of resources that another system of the organisation has; none where there is no such system: `GET /api/external/resource-categories`, as {@link ContentContract.externalCategories the contract} declares it */
export const externalCategories: CallOf<'content', 'externalCategories'> = {
  name: 'content.externalCategories',
  method: 'GET',
  path: '/api/external/resource-categories',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Which of what whoever asks may read is in which category: `GET /api/content/items/category_mapping`, as {@link ContentContract.categoryMappings the contract} declares it */
export const categoryMappings: CallOf<'content', 'categoryMappings'> = {
  name: 'content.categoryMappings',
  method: 'GET',
  path: '/api/content/items/category_mapping',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The categories below others: `GET /api/content/items/subcategory`, as {@link ContentContract.subcategories the contract} declares it */
export const subcategories: CallOf<'content', 'subcategories'> = {
  name: 'content.subcategories',
  method: 'GET',
  path: '/api/content/items/subcategory',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The same of the categories below others: `GET /api/content/items/subcategory_mapping`, as {@link ContentContract.subcategoryMappings the contract} declares it */
export const subcategoryMappings: CallOf<'content', 'subcategoryMappings'> = {
  name: 'content.subcategoryMappings',
  method: 'GET',
  path: '/api/content/items/subcategory_mapping',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The files and pictures of what whoever asks may read: `GET /api/content/items/files`, as {@link ContentContract.files the contract} declares it */
export const files: CallOf<'content', 'files'> = {
  name: 'content.files',
  method: 'GET',
  path: '/api/content/items/files',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The segments that whoever asks belongs to: `GET /api/content/items/segment`, as {@link ContentContract.segments the contract} declares it */
export const segments: CallOf<'content', 'segments'> = {
  name: 'content.segments',
  method: 'GET',
  path: '/api/content/items/segment',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** Which of what whoever asks may read is for which of their segments: `GET /api/content/items/segment_mapping`, as {@link ContentContract.segmentMappings the contract} declares it */
export const segmentMappings: CallOf<'content', 'segmentMappings'> = {
  name: 'content.segmentMappings',
  method: 'GET',
  path: '/api/content/items/segment_mapping',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The pages that whoever asks may read: `GET /api/content/items/page`, as {@link ContentContract.pages the contract} declares it */
export const pages: CallOf<'content', 'pages'> = {
  name: 'content.pages',
  method: 'GET',
  path: '/api/content/items/page',
  service: 'content',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** A page as a document of its own, for a frame that runs nothing; to staff before it is published too: `GET /api/content/pages/{id}/preview`, as {@link ContentContract.pagePreview the contract} declares it */
export const pagePreview: CallOf<'content', 'pagePreview'> = {
  name: 'content.pagePreview',
  method: 'GET',
  path: '/api/content/pages/{id}/preview',
  service: 'content',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** The ids of the news that somebody keeps and may still read, the last kept first: `GET /api/v1/news/favorite`, as {@link ContentContract.favouriteNews the contract} declares it */
export const favouriteNews: CallOf<'content', 'favouriteNews'> = {
  name: 'content.favouriteNews',
  method: 'GET',
  path: '/api/v1/news/favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Keep a piece of news: `POST /api/v1/news/{id}/add-to-favorite`, as {@link ContentContract.addFavouriteNews the contract} declares it */
export const addFavouriteNews: CallOf<'content', 'addFavouriteNews'> = {
  name: 'content.addFavouriteNews',
  method: 'POST',
  path: '/api/v1/news/{id}/add-to-favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Keep a piece of news no more; it may be gone already: `POST /api/v1/news/{id}/delete-from-favorite`, as {@link ContentContract.removeFavouriteNews the contract} declares it */
export const removeFavouriteNews: CallOf<'content', 'removeFavouriteNews'> = {
  name: 'content.removeFavouriteNews',
  method: 'POST',
  path: '/api/v1/news/{id}/delete-from-favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The ids of the resources that somebody keeps and may still read, the last kept first: `GET /api/v1/resource/favorite`, as {@link ContentContract.favouriteResources the contract} declares it */
export const favouriteResources: CallOf<'content', 'favouriteResources'> = {
  name: 'content.favouriteResources',
  method: 'GET',
  path: '/api/v1/resource/favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Keep a resource: `POST /api/v1/resource/{id}/add-to-favorite`, as {@link ContentContract.addFavouriteResource the contract} declares it */
export const addFavouriteResource: CallOf<'content', 'addFavouriteResource'> = {
  name: 'content.addFavouriteResource',
  method: 'POST',
  path: '/api/v1/resource/{id}/add-to-favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Keep a resource no more; it may be gone already: `POST /api/v1/resource/{id}/delete-from-favorite`, as {@link ContentContract.removeFavouriteResource the contract} declares it */
export const removeFavouriteResource: CallOf<'content', 'removeFavouriteResource'> = {
  name: 'content.removeFavouriteResource',
  method: 'POST',
  path: '/api/v1/resource/{id}/delete-from-favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The address of my news as RSS: `GET /api/user/newsfeed`, as {@link ContentContract.newsFeed the contract} declares it */
export const newsFeed: CallOf<'content', 'newsFeed'> = {
  name: 'content.newsFeed',
  method: 'GET',
  path: '/api/user/newsfeed',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Give my news an address; the one that they had opens nothing any more: `POST /api/user/newsfeed`, as {@link ContentContract.newNewsFeed the contract} declares it */
export const newNewsFeed: CallOf<'content', 'newNewsFeed'> = {
  name: 'content.newNewsFeed',
  method: 'POST',
  path: '/api/user/newsfeed',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take the address of my news away: `DELETE /api/user/newsfeed`, as {@link ContentContract.endNewsFeed the contract} declares it */
export const endNewsFeed: CallOf<'content', 'endNewsFeed'> = {
  name: 'content.endNewsFeed',
  method: 'DELETE',
  path: '/api/user/newsfeed',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
