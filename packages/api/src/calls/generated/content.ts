// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** News that whoever asks may read, those that fit a filter: `SEARCH /api/content/api/news` */
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

/** Resources that whoever asks may read, those that fit a filter: `SEARCH /api/content/api/resources` */
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

/** The same of news, asked for by an address: `GET /api/content/items/news` */
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

/** The same of resources, asked for by an address: `GET /api/content/items/resource` */
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

/** One piece of news, with its text and its files: `GET /api/content/items/news/{id}` */
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

/** One resource, with its text and its files: `GET /api/content/items/resource/{id}` */
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

/** The tags of news and resources that whoever asks may read: `GET /api/content/items/tag` */
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

/** One of these tags: `GET /api/content/items/tag/{id}` */
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

/** The categories of news and of resources: `GET /api/content/items/category` */
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

/** One of these categories: `GET /api/content/items/category/{id}` */
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

/** The categories below others: `GET /api/content/items/subcategory` */
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

/** The pages that whoever asks may read: `GET /api/content/items/page` */
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

/** The ids of the news that somebody keeps and may still read, the last kept first: `GET /api/v1/news/favorite` */
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

/** Keep a piece of news: `POST /api/v1/news/{id}/add-to-favorite` */
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

/** Keep a piece of news no more; it may be gone already: `POST /api/v1/news/{id}/delete-from-favorite` */
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

/** The ids of the resources that somebody keeps and may still read, the last kept first: `GET /api/v1/resource/favorite` */
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

/** Keep a resource: `POST /api/v1/resource/{id}/add-to-favorite` */
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

/** Keep a resource no more; it may be gone already: `POST /api/v1/resource/{id}/delete-from-favorite` */
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
