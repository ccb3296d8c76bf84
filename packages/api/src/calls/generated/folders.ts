// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type FoldersContract = Contract['folders'];

/** Folders of a community, in their order: `GET /api/v1/community/{id}/folder`, as {@link FoldersContract.list the contract} declares it */
export const list: CallOf<'folders', 'list'> = {
  name: 'folders.list',
  method: 'GET',
  path: '/api/v1/community/{id}/folder',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a folder: `POST /api/v1/community/{id}/folder`, as {@link FoldersContract.create the contract} declares it */
export const create: CallOf<'folders', 'create'> = {
  name: 'folders.create',
  method: 'POST',
  path: '/api/v1/community/{id}/folder',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Move a folder to another place: `PUT /api/v1/community/{id}/folder/reorder`, as {@link FoldersContract.reorder the contract} declares it */
export const reorder: CallOf<'folders', 'reorder'> = {
  name: 'folders.reorder',
  method: 'PUT',
  path: '/api/v1/community/{id}/folder/reorder',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Name a folder otherwise: `PUT /api/v1/community/{id}/folder/{folderId}`, as {@link FoldersContract.edit the contract} declares it */
export const edit: CallOf<'folders', 'edit'> = {
  name: 'folders.edit',
  method: 'PUT',
  path: '/api/v1/community/{id}/folder/{folderId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a folder with its files: `DELETE /api/v1/community/{id}/folder/{folderId}`, as {@link FoldersContract.remove the contract} declares it */
export const remove: CallOf<'folders', 'remove'> = {
  name: 'folders.remove',
  method: 'DELETE',
  path: '/api/v1/community/{id}/folder/{folderId}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Files and links of a folder, in their order: `GET /api/v1/community/{id}/folder/{folderId}/asset`, as {@link FoldersContract.assets the contract} declares it */
export const assets: CallOf<'folders', 'assets'> = {
  name: 'folders.assets',
  method: 'GET',
  path: '/api/v1/community/{id}/folder/{folderId}/asset',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Add a file or a link to a folder, of which the members are told: `POST /api/v1/community/{id}/folder/{folderId}/asset`, as {@link FoldersContract.addAsset the contract} declares it */
export const addAsset: CallOf<'folders', 'addAsset'> = {
  name: 'folders.addAsset',
  method: 'POST',
  path: '/api/v1/community/{id}/folder/{folderId}/asset',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Move a file or link to another place of its folder: `PUT /api/v1/community/{id}/folder/{folderId}/asset/reorder`, as {@link FoldersContract.reorderAssets the contract} declares it */
export const reorderAssets: CallOf<'folders', 'reorderAssets'> = {
  name: 'folders.reorderAssets',
  method: 'PUT',
  path: '/api/v1/community/{id}/folder/{folderId}/asset/reorder',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Name a file or link otherwise: `PUT /api/v1/community/{id}/folder/{folderId}/asset/{assetId}`, as {@link FoldersContract.editAsset the contract} declares it */
export const editAsset: CallOf<'folders', 'editAsset'> = {
  name: 'folders.editAsset',
  method: 'PUT',
  path: '/api/v1/community/{id}/folder/{folderId}/asset/{assetId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a file or link of a folder: `DELETE /api/v1/community/{id}/folder/{folderId}/asset`, as {@link FoldersContract.removeAsset the contract} declares it */
export const removeAsset: CallOf<'folders', 'removeAsset'> = {
  name: 'folders.removeAsset',
  method: 'DELETE',
  path: '/api/v1/community/{id}/folder/{folderId}/asset',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
