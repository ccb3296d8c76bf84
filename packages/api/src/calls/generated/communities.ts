// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type CommunitiesContract = Contract['communities'];

/** Explore communities: `POST /api/v1/community/getlist`, as {@link CommunitiesContract.getList the contract} declares it */
export const getList: CallOf<'communities', 'getList'> = {
  name: 'communities.getList',
  method: 'POST',
  path: '/api/v1/community/getlist',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'communities.*': 'community' },
};

/** My communities and those I manage: `POST /api/v1/community/preference`, as {@link CommunitiesContract.preference the contract} declares it */
export const preference: CallOf<'communities', 'preference'> = {
  name: 'communities.preference',
  method: 'POST',
  path: '/api/v1/community/preference',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'topJoined.*': 'community', 'topModerated.*': 'community' },
};

/** My favourite communities: `POST /api/v1/community/get-top-favorites`, as {@link CommunitiesContract.topFavorites the contract} declares it */
export const topFavorites: CallOf<'communities', 'topFavorites'> = {
  name: 'communities.topFavorites',
  method: 'POST',
  path: '/api/v1/community/get-top-favorites',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'communities.*': 'community' },
};

/** Communities that may interest me: `GET /api/v1/dashboard/recommended/community`, as {@link CommunitiesContract.recommended the contract} declares it */
export const recommended: CallOf<'communities', 'recommended'> = {
  name: 'communities.recommended',
  method: 'GET',
  path: '/api/v1/dashboard/recommended/community',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'communities.*': 'community' },
};

/** A community by its alias, with my role and permissions in it: `GET /api/v1/community`, as {@link CommunitiesContract.byAlias the contract} declares it */
export const byAlias: CallOf<'communities', 'byAlias'> = {
  name: 'communities.byAlias',
  method: 'GET',
  path: '/api/v1/community',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { community: 'community' },
};

/** A community: `GET /api/v1/community/{id}`, as {@link CommunitiesContract.byId the contract} declares it */
export const byId: CallOf<'communities', 'byId'> = {
  name: 'communities.byId',
  method: 'GET',
  path: '/api/v1/community/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { '': 'community' },
};

/** Who we are: `GET /api/v1/community/{id}/about`, as {@link CommunitiesContract.about the contract} declares it */
export const about: CallOf<'communities', 'about'> = {
  name: 'communities.about',
  method: 'GET',
  path: '/api/v1/community/{id}/about',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say who we are: `PUT /api/v1/admin/community/{id}/about`, as {@link CommunitiesContract.saveAbout the contract} declares it */
export const saveAbout: CallOf<'communities', 'saveAbout'> = {
  name: 'communities.saveAbout',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/about',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** How many posts and reports wait on the pages of the admin area; of pages that are closed to the person, none: `GET /api/v1/admin/community/{id}/post/statistics`, as {@link CommunitiesContract.postStatistics the contract} declares it */
export const postStatistics: CallOf<'communities', 'postStatistics'> = {
  name: 'communities.postStatistics',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/post/statistics',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Terms of the community, or the global terms where it has none: `GET /api/v1/community/{id}/terms`, as {@link CommunitiesContract.terms the contract} declares it */
export const terms: CallOf<'communities', 'terms'> = {
  name: 'communities.terms',
  method: 'GET',
  path: '/api/v1/community/{id}/terms',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Joined members; with onlyKey, moderators and editors: `GET /api/v1/community/{id}/member`, as {@link CommunitiesContract.members the contract} declares it */
export const members: CallOf<'communities', 'members'> = {
  name: 'communities.members',
  method: 'GET',
  path: '/api/v1/community/{id}/member',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'members.*': 'person' },
};

/** All categories, flat: `GET /api/v1/community/category`, as {@link CommunitiesContract.categories the contract} declares it */
export const categories: CallOf<'communities', 'categories'> = {
  name: 'communities.categories',
  method: 'GET',
  path: '/api/v1/community/category',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Like a community: `POST /api/v1/community/{id}/like`, as {@link CommunitiesContract.like the contract} declares it */
export const like: CallOf<'communities', 'like'> = {
  name: 'communities.like',
  method: 'POST',
  path: '/api/v1/community/{id}/like',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take a like back: `POST /api/v1/community/{id}/dislike`, as {@link CommunitiesContract.dislike the contract} declares it */
export const dislike: CallOf<'communities', 'dislike'> = {
  name: 'communities.dislike',
  method: 'POST',
  path: '/api/v1/community/{id}/dislike',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Add a community to favourites: `POST /api/v1/community/{id}/add-to-favorite`, as {@link CommunitiesContract.addToFavorite the contract} declares it */
export const addToFavorite: CallOf<'communities', 'addToFavorite'> = {
  name: 'communities.addToFavorite',
  method: 'POST',
  path: '/api/v1/community/{id}/add-to-favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Remove a community from favourites: `POST /api/v1/community/{id}/delete-from-favorite`, as {@link CommunitiesContract.deleteFromFavorite the contract} declares it */
export const deleteFromFavorite: CallOf<'communities', 'deleteFromFavorite'> = {
  name: 'communities.deleteFromFavorite',
  method: 'POST',
  path: '/api/v1/community/{id}/delete-from-favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Record a view: `POST /api/v1/community/{id}/view`, as {@link CommunitiesContract.view the contract} declares it */
export const view: CallOf<'communities', 'view'> = {
  name: 'communities.view',
  method: 'POST',
  path: '/api/v1/community/{id}/view',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
