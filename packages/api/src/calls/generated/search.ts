// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type SearchContract = Contract['search'];

/** What holds some words, of all that whoever asks may see: a section for each kind, the best first: `GET /api/search`, as {@link SearchContract.everywhere the contract} declares it */
export const everywhere: CallOf<'search', 'everywhere'> = {
  name: 'search.everywhere',
  method: 'GET',
  path: '/api/search',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Tags whose names hold a text, of those that something carries which whoever asks may see: `GET /api/search/tags`, as {@link SearchContract.tags the contract} declares it */
export const tags: CallOf<'search', 'tags'> = {
  name: 'search.tags',
  method: 'GET',
  path: '/api/search/tags',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What carries a tag, of all that whoever asks may see: a section for each kind, the newest first: `GET /api/search/tagged`, as {@link SearchContract.tagged the contract} declares it */
export const tagged: CallOf<'search', 'tagged'> = {
  name: 'search.tagged',
  method: 'GET',
  path: '/api/search/tagged',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Posts that hold some words, of all communities that the person may read, the best first: `GET /api/v1/community/post/search-by-body`, as {@link SearchContract.posts the contract} declares it */
export const posts: CallOf<'search', 'posts'> = {
  name: 'search.posts',
  method: 'GET',
  path: '/api/v1/community/post/search-by-body',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*': 'post' },
};

/** Tell that somebody looked for something and found nothing; who it was is not kept: `POST /api/search/without-result`, as {@link SearchContract.tellMissed the contract} declares it */
export const tellMissed: CallOf<'search', 'tellMissed'> = {
  name: 'search.tellMissed',
  method: 'POST',
  path: '/api/search/without-result',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What was looked for and not found, more than once, what was looked for most first: `GET /api/admin/search/without-result`, as {@link SearchContract.missed the contract} declares it */
export const missed: CallOf<'search', 'missed'> = {
  name: 'search.missed',
  method: 'GET',
  path: '/api/admin/search/without-result',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Posts of a community that hold some words in title, text or comments, the best first: `GET /api/v1/community/{id}/search`, as {@link SearchContract.inCommunity the contract} declares it */
export const inCommunity: CallOf<'search', 'inCommunity'> = {
  name: 'search.inCommunity',
  method: 'GET',
  path: '/api/v1/community/{id}/search',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*.author': 'person' },
};
