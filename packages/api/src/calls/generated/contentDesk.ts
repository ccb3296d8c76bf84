// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type ContentDeskContract = Contract['contentDesk'];

/** News, resources and pages of every state, what was changed last first, and how many of each state there are: `GET /api/admin/content/items`, as {@link ContentDeskContract.items the contract} declares it */
export const items: CallOf<'contentDesk', 'items'> = {
  name: 'contentDesk.items',
  method: 'GET',
  path: '/api/admin/content/items',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** All that is written of an item, with its state and its revision: `GET /api/admin/content/items/{id}`, as {@link ContentDeskContract.item the contract} declares it */
export const item: CallOf<'contentDesk', 'item'> = {
  name: 'contentDesk.item',
  method: 'GET',
  path: '/api/admin/content/items/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a draft; its files are sent to it afterwards: `POST /api/admin/content/items`, as {@link ContentDeskContract.create the contract} declares it */
export const create: CallOf<'contentDesk', 'create'> = {
  name: 'contentDesk.create',
  method: 'POST',
  path: '/api/admin/content/items',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Save an item; one that is published is changed for its readers at once: `PUT /api/admin/content/items/{id}`, as {@link ContentDeskContract.save the contract} declares it */
export const save: CallOf<'contentDesk', 'save'> = {
  name: 'contentDesk.save',
  method: 'PUT',
  path: '/api/admin/content/items/{id}',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Send a picture for an item or its text; nobody is shown it before it is saved there: `POST /api/admin/content/items/{id}/pictures`, as {@link ContentDeskContract.addPicture the contract} declares it */
export const addPicture: CallOf<'contentDesk', 'addPicture'> = {
  name: 'contentDesk.addPicture',
  method: 'POST',
  path: '/api/admin/content/items/{id}/pictures',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Send a file to be attached to an item; nobody is shown it before it is saved there: `POST /api/admin/content/items/{id}/files`, as {@link ContentDeskContract.addFile the contract} declares it */
export const addFile: CallOf<'contentDesk', 'addFile'> = {
  name: 'contentDesk.addFile',
  method: 'POST',
  path: '/api/admin/content/items/{id}/files',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** An item as a reader would get it, and whether they do: `GET /api/admin/content/items/{id}/preview`, as {@link ContentDeskContract.preview the contract} declares it */
export const preview: CallOf<'contentDesk', 'preview'> = {
  name: 'contentDesk.preview',
  method: 'GET',
  path: '/api/admin/content/items/{id}/preview',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  keepsKeys: true,
};

/** Show an item to its readers from a moment on, or choose other moments for one that is shown: `POST /api/admin/content/items/{id}/publish`, as {@link ContentDeskContract.publish the contract} declares it */
export const publish: CallOf<'contentDesk', 'publish'> = {
  name: 'contentDesk.publish',
  method: 'POST',
  path: '/api/admin/content/items/{id}/publish',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a draft of what is published or scheduled: `POST /api/admin/content/items/{id}/take-back`, as {@link ContentDeskContract.takeBack the contract} declares it */
export const takeBack: CallOf<'contentDesk', 'takeBack'> = {
  name: 'contentDesk.takeBack',
  method: 'POST',
  path: '/api/admin/content/items/{id}/take-back',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Put an item away: nobody reads it any more: `POST /api/admin/content/items/{id}/archive`, as {@link ContentDeskContract.archive the contract} declares it */
export const archive: CallOf<'contentDesk', 'archive'> = {
  name: 'contentDesk.archive',
  method: 'POST',
  path: '/api/admin/content/items/{id}/archive',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take an item out of the archive, as it was before: `POST /api/admin/content/items/{id}/unarchive`, as {@link ContentDeskContract.unarchive the contract} declares it */
export const unarchive: CallOf<'contentDesk', 'unarchive'> = {
  name: 'contentDesk.unarchive',
  method: 'POST',
  path: '/api/admin/content/items/{id}/unarchive',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a draft or what is archived; it can be taken back for a while: `DELETE /api/admin/content/items/{id}`, as {@link ContentDeskContract.remove the contract} declares it */
export const remove: CallOf<'contentDesk', 'remove'> = {
  name: 'contentDesk.remove',
  method: 'DELETE',
  path: '/api/admin/content/items/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take back what was deleted: `PUT /api/admin/content/items/{id}/restore`, as {@link ContentDeskContract.undelete the contract} declares it */
export const undelete: CallOf<'contentDesk', 'undelete'> = {
  name: 'contentDesk.undelete',
  method: 'PUT',
  path: '/api/admin/content/items/{id}/restore',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What was done to an item, by whom and when, the last first: `GET /api/admin/content/items/{id}/versions`, as {@link ContentDeskContract.versions the contract} declares it */
export const versions: CallOf<'contentDesk', 'versions'> = {
  name: 'contentDesk.versions',
  method: 'GET',
  path: '/api/admin/content/items/{id}/versions',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** An item as it was saved, by the revision that it had then: `GET /api/admin/content/items/{id}/versions/{version}`, as {@link ContentDeskContract.version the contract} declares it */
export const version: CallOf<'contentDesk', 'version'> = {
  name: 'contentDesk.version',
  method: 'GET',
  path: '/api/admin/content/items/{id}/versions/{version}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Save an item as it was then; what it is now stays a version: `POST /api/admin/content/items/{id}/versions/{version}/restore`, as {@link ContentDeskContract.restoreVersion the contract} declares it */
export const restoreVersion: CallOf<'contentDesk', 'restoreVersion'> = {
  name: 'contentDesk.restoreVersion',
  method: 'POST',
  path: '/api/admin/content/items/{id}/versions/{version}/restore',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Categories, tags and segments that an item can be given, and whether items are written here at all: `GET /api/admin/content/options`, as {@link ContentDeskContract.options the contract} declares it */
export const options: CallOf<'contentDesk', 'options'> = {
  name: 'contentDesk.options',
  method: 'GET',
  path: '/api/admin/content/options',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a category of news or of resources, or one below another: `POST /api/admin/content/categories`, as {@link ContentDeskContract.createCategory the contract} declares it */
export const createCategory: CallOf<'contentDesk', 'createCategory'> = {
  name: 'contentDesk.createCategory',
  method: 'POST',
  path: '/api/admin/content/categories',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Name a category otherwise: `PUT /api/admin/content/categories/{id}`, as {@link ContentDeskContract.editCategory the contract} declares it */
export const editCategory: CallOf<'contentDesk', 'editCategory'> = {
  name: 'contentDesk.editCategory',
  method: 'PUT',
  path: '/api/admin/content/categories/{id}',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Put all that is in a category into another of its type and level, and delete it: `POST /api/admin/content/categories/{id}/merge`, as {@link ContentDeskContract.mergeCategory the contract} declares it */
export const mergeCategory: CallOf<'contentDesk', 'mergeCategory'> = {
  name: 'contentDesk.mergeCategory',
  method: 'POST',
  path: '/api/admin/content/categories/{id}/merge',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a category that nothing is in and none is below: `DELETE /api/admin/content/categories/{id}`, as {@link ContentDeskContract.removeCategory the contract} declares it */
export const removeCategory: CallOf<'contentDesk', 'removeCategory'> = {
  name: 'contentDesk.removeCategory',
  method: 'DELETE',
  path: '/api/admin/content/categories/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a tag: `POST /api/admin/content/tags`, as {@link ContentDeskContract.createTag the contract} declares it */
export const createTag: CallOf<'contentDesk', 'createTag'> = {
  name: 'contentDesk.createTag',
  method: 'POST',
  path: '/api/admin/content/tags',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Name a tag otherwise, wherever it stands: `PUT /api/admin/content/tags/{id}`, as {@link ContentDeskContract.editTag the contract} declares it */
export const editTag: CallOf<'contentDesk', 'editTag'> = {
  name: 'contentDesk.editTag',
  method: 'PUT',
  path: '/api/admin/content/tags/{id}',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Give all that carries a tag another one instead, and delete it: `POST /api/admin/content/tags/{id}/merge`, as {@link ContentDeskContract.mergeTag the contract} declares it */
export const mergeTag: CallOf<'contentDesk', 'mergeTag'> = {
  name: 'contentDesk.mergeTag',
  method: 'POST',
  path: '/api/admin/content/tags/{id}/merge',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a tag that nothing carries: `DELETE /api/admin/content/tags/{id}`, as {@link ContentDeskContract.removeTag the contract} declares it */
export const removeTag: CallOf<'contentDesk', 'removeTag'> = {
  name: 'contentDesk.removeTag',
  method: 'DELETE',
  path: '/api/admin/content/tags/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What a file from elsewhere would bring, entry by entry; nothing is kept of it: `POST /api/admin/content/import/preview`, as {@link ContentDeskContract.previewImport the contract} declares it */
export const previewImport: CallOf<'contentDesk', 'previewImport'> = {
  name: 'contentDesk.previewImport',
  method: 'POST',
  path: '/api/admin/content/import/preview',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make drafts of the entries of a file from elsewhere, of all that are chosen or of none: `POST /api/admin/content/import`, as {@link ContentDeskContract.importItems the contract} declares it */
export const importItems: CallOf<'contentDesk', 'importItems'> = {
  name: 'contentDesk.importItems',
  method: 'POST',
  path: '/api/admin/content/import',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: true,
  isPublic: false,
};
