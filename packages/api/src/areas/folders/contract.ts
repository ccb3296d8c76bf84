import * as z from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { onCommunity } from '../communities/access.ts';
import { asset, folder } from './schemas.ts';

export const folders = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/folder',
    summary: 'Folders of a community, in their order',
    access: onCommunity('read'),
    response: z.object({ folders: z.array(folder).max(pageSizes.cap) }),
  }),
  assets: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/folder/{folderId}/asset',
    summary: 'Files and links of a folder, in their order',
    access: onCommunity('read'),
    response: z.object({ assets: z.array(asset).max(pageSizes.cap) }),
    problems: ['not_found'],
  }),
};
