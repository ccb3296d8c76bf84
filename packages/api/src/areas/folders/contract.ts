import * as z from 'zod';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint, form } from '../../contract/endpoint.ts';
import { done, id } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf, plainText } from '../../contract/texts.ts';
import { onCommunity } from '../communities/access.ts';
import { fileProblems } from '../posts/schemas.ts';
import { asset, folder } from './schemas.ts';
import { assetFile } from '../../contract/uploads.ts';

const { nameLength, descriptionLength, addressLength } = limits.folder;
const place = z.int().min(1).max(pageSizes.cap);
const moved = z.object({ id, newOrder: place });
const access = onCommunity('shareAssets');
const limit = callLimits.edits;

export const folders = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/folder',
    summary: 'Folders of a community, in their order',
    access: onCommunity('read'),
    response: z.object({ folders: z.array(folder).max(pageSizes.cap) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/community/{id}/folder',
    summary: 'Make a folder',
    access,
    limit,
    body: z.object({
      Name: lineOf(nameLength),
      Description: plainText(descriptionLength, 0),
      Order: place.default(1),
    }),
    response: folder,
    problems: ['conflict'],
    once: true,
  }),
  reorder: endpoint({
    method: 'PUT',
    path: '/api/v1/community/{id}/folder/reorder',
    summary: 'Move a folder to another place',
    access,
    limit,
    body: moved,
    response: done,
    problems: ['not_found', 'conflict'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/community/{id}/folder/{folderId}',
    summary: 'Name a folder otherwise',
    access,
    limit,
    body: z.object({ name: lineOf(nameLength), description: plainText(descriptionLength, 0) }),
    response: folder,
    problems: ['not_found', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/community/{id}/folder/{folderId}',
    summary: 'Delete a folder with its files',
    access,
    response: done,
    problems: ['not_found', 'conflict'],
  }),
  assets: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/folder/{folderId}/asset',
    summary: 'Files and links of a folder, in their order',
    access: onCommunity('read'),
    response: z.object({ assets: z.array(asset).max(pageSizes.cap) }),
    problems: ['not_found'],
  }),
  addAsset: endpoint({
    method: 'POST',
    path: '/api/v1/community/{id}/folder/{folderId}/asset',
    summary: 'Add a file or a link to a folder, of which the members are told',
    access,
    limit: callLimits.files,
    body: form({
      file: assetFile().optional(),
      link: upTo(addressLength).optional(),
      name: lineOf(nameLength),
      description: plainText(descriptionLength),
    }),
    response: asset,
    problems: [...fileProblems, 'not_found', 'conflict'],
    once: true,
  }),
  reorderAssets: endpoint({
    method: 'PUT',
    path: '/api/v1/community/{id}/folder/{folderId}/asset/reorder',
    summary: 'Move a file or link to another place of its folder',
    access,
    limit,
    body: moved,
    response: done,
    problems: ['not_found', 'conflict'],
  }),
  editAsset: endpoint({
    method: 'PUT',
    path: '/api/v1/community/{id}/folder/{folderId}/asset/{assetId}',
    summary: 'Name a file or link otherwise',
    access,
    limit,
    body: z.object({ name: lineOf(nameLength), description: plainText(descriptionLength, 0) }),
    response: asset,
    problems: ['not_found', 'conflict'],
  }),
  removeAsset: endpoint({
    method: 'DELETE',
    path: '/api/v1/community/{id}/folder/{folderId}/asset',
    summary: 'Delete a file or link of a folder',
    access,
    query: z.object({ id }),
    response: done,
    problems: ['not_found', 'conflict'],
  }),
};
