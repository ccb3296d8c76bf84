// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type CatalogueContract = Contract['catalogue'];

/** Categories by name with those below them, for those who keep them: `GET /api/v1/admin/community/category`, as {@link CatalogueContract.categories the contract} declares it */
export const categories: CallOf<'catalogue', 'categories'> = {
  name: 'catalogue.categories',
  method: 'GET',
  path: '/api/v1/admin/community/category',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a category: `POST /api/v1/admin/community/category`, as {@link CatalogueContract.createCategory the contract} declares it */
export const createCategory: CallOf<'catalogue', 'createCategory'> = {
  name: 'catalogue.createCategory',
  method: 'POST',
  path: '/api/v1/admin/community/category',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Name a category otherwise, or put it elsewhere: `PUT /api/v1/admin/community/category/{id}`, as {@link CatalogueContract.editCategory the contract} declares it */
export const editCategory: CallOf<'catalogue', 'editCategory'> = {
  name: 'catalogue.editCategory',
  method: 'PUT',
  path: '/api/v1/admin/community/category/{id}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a category that has none below it; communities lose it: `DELETE /api/v1/admin/community/category/{id}`, as {@link CatalogueContract.removeCategory the contract} declares it */
export const removeCategory: CallOf<'catalogue', 'removeCategory'> = {
  name: 'catalogue.removeCategory',
  method: 'DELETE',
  path: '/api/v1/admin/community/category/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a tag that posts can carry: `POST /api/v1/admin/community/post/tag`, as {@link CatalogueContract.createTag the contract} declares it */
export const createTag: CallOf<'catalogue', 'createTag'> = {
  name: 'catalogue.createTag',
  method: 'POST',
  path: '/api/v1/admin/community/post/tag',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Name a tag otherwise, wherever it stands: `PUT /api/v1/admin/community/post/tag/{id}`, as {@link CatalogueContract.editTag the contract} declares it */
export const editTag: CallOf<'catalogue', 'editTag'> = {
  name: 'catalogue.editTag',
  method: 'PUT',
  path: '/api/v1/admin/community/post/tag/{id}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a tag; whatever carries it loses it: `DELETE /api/v1/admin/community/post/tag/{id}`, as {@link CatalogueContract.removeTag the contract} declares it */
export const removeTag: CallOf<'catalogue', 'removeTag'> = {
  name: 'catalogue.removeTag',
  method: 'DELETE',
  path: '/api/v1/admin/community/post/tag/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
