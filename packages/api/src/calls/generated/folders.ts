// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Folders of a community, in their order: `GET /api/v1/community/{id}/folder` */
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

/** Files and links of a folder, in their order: `GET /api/v1/community/{id}/folder/{folderId}/asset` */
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
