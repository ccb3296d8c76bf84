import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { foldersOf } from './folders.queries.ts';
import { assetsOf } from './folders.ts';
import { addItem, editItem, moveItem, removeItem } from './items.ts';
import { createFolder, editFolder, moveFolder, removeFolder } from './writing.ts';

export function folderRoutes(routes: Routes): void {
  const { folders } = contract;
  bind(routes, folders.list, async (_, call) => ({ folders: await foldersOf(call) }));
  bind(routes, folders.create, ({ body }, call) => createFolder(body, call));
  bind(routes, folders.reorder, async ({ body }, call) => {
    await moveFolder(body, call);
    return {};
  });
  bind(routes, folders.edit, ({ params, body }, call) => editFolder(params.folderId, body, call));
  bind(routes, folders.remove, async ({ params }, call) => {
    await removeFolder(params.folderId, call);
    return {};
  });
  bind(routes, folders.assets, async ({ params }, call) => ({ assets: await assetsOf(params.folderId, call) }));
  bind(routes, folders.addAsset, ({ params, body }, call) => addItem(params.folderId, body, call));
  bind(routes, folders.reorderAssets, async ({ params, body }, call) => {
    await moveItem(params.folderId, body, call);
    return {};
  });
  bind(routes, folders.editAsset, ({ params, body }, call) => editItem(params, body, call));
  bind(routes, folders.removeAsset, async ({ params, query }, call) => {
    await removeItem(params.folderId, query.id, call);
    return {};
  });
}
