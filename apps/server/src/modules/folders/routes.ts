import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { assetsOf, foldersOf } from './folders.ts';

export function folderRoutes(routes: Routes): void {
  const { folders } = contract;
  bind(routes, folders.list, async (_, call) => ({ folders: await foldersOf(call) }));
  bind(routes, folders.assets, async ({ params }, call) => ({ assets: await assetsOf(params.folderId, call) }));
}
