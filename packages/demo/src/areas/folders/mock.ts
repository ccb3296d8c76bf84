import { assetTypes, type Folder, type FolderAsset } from '@portal/api/contract';
import type { HandlersOf } from '../../mock/handler-types.ts';
import { viewerOf } from '../../mock/mock-call.ts';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import type { MockState } from '../../mock/mock-state.ts';
import { assetCountRefusal, assetRefusal, folderCountRefusal, movedTo } from '@portal/rules';
import type { CommunityCall } from '../communities/mock/access.ts';
import { attachmentReply, storeFiles } from '../files/mock.ts';
import type { MockFolder, MockFolderItem } from './state.ts';

export const folders: HandlersOf<'folders'> = {
  list: (_, call) => ({ folders: foldersOf(call).map(folderReply) }),
  create({ body }, call) {
    const { state, facts } = call;
    const known = foldersOf(call);
    refuse(folderCountRefusal(known.length + 1));
    const id = state.nextId('folder');
    const { Name: name, Description: description } = body;
    const communityId = facts.communityAccess.community.id;
    state.folders.set(id, { id, communityId, name, description, items: [], position: 0 });
    const order = movedTo([...known.map((folder) => folder.id), id], id, body.Order) ?? [];
    putInOrder(state, order);
    return folderReply(folderOf(id, call), order.indexOf(id));
  },
  reorder({ body }, call) {
    const order = movedTo(
      foldersOf(call).map(({ id }) => id),
      body.id,
      body.newOrder,
    );
    if (order === null) throw notFound();
    putInOrder(call.state, order);
    return {};
  },
  edit({ params, body }, call) {
    folderOf(params.folderId, call);
    call.state.folders.change(params.folderId, body);
    const all = foldersOf(call);
    const at = all.findIndex(({ id }) => id === params.folderId);
    return folderReply(folderOf(params.folderId, call), at);
  },
  remove({ params }, call) {
    call.state.folders.delete(folderOf(params.folderId, call).id);
    return {};
  },
  assets: ({ params }, call) => ({ assets: folderOf(params.folderId, call).items.map(assetReply) }),
  async addAsset({ params, body }, call) {
    const { name, description, file, link } = body;
    refuse(assetRefusal({ hasFile: file !== undefined, link }));
    const [stored] = await storeFiles(call.state, file ? [file] : [], 'body.file', assetTypes);
    const { id, items } = folderOf(params.folderId, call);
    refuse(assetCountRefusal(items.length + 1));
    const item: MockFolderItem = {
      ...{ id: call.state.nextId('asset'), name, description, target: stored ?? link ?? '' },
      ...{ createdAt: call.now, createdBy: viewerOf(call).id },
    };
    call.state.folders.change(id, { items: [...items, item] });
    return assetReply(item);
  },
  reorderAssets({ params, body }, call) {
    const { id, items } = folderOf(params.folderId, call);
    const order = movedTo(
      items.map((item) => item.id),
      body.id,
      body.newOrder,
    );
    if (order === null) throw notFound();
    const placeOf = (item: MockFolderItem) => order.indexOf(item.id);
    call.state.folders.change(id, { items: items.toSorted((a, b) => placeOf(a) - placeOf(b)) });
    return {};
  },
  editAsset({ params, body }, call) {
    const { id, items } = folderOf(params.folderId, call);
    const item = items.find((one) => one.id === params.assetId);
    if (item === undefined) throw notFound();
    const changed = { ...item, ...body };
    call.state.folders.change(id, { items: items.map((one) => (one === item ? changed : one)) });
    return assetReply(changed);
  },
  removeAsset({ params, query }, call) {
    const { id, items } = folderOf(params.folderId, call);
    const left = items.filter((one) => one.id !== query.id);
    if (left.length === items.length) throw notFound();
    call.state.folders.change(id, { items: left });
    return {};
  },
};

function foldersOf({ state, facts }: CommunityCall): MockFolder[] {
  return state.folders
    .values()
    .filter(({ communityId }) => communityId === facts.communityAccess.community.id)
    .toSorted((a, b) => a.position - b.position);
}

/** A folder of another community does not exist here. */
function folderOf(id: string, { state, facts }: CommunityCall): MockFolder {
  const folder = state.folders.get(id);
  if (folder?.communityId !== facts.communityAccess.community.id) throw notFound();
  return folder;
}

function putInOrder(state: MockState, ids: readonly string[]): void {
  for (const [position, id] of ids.entries()) state.folders.change(id, { position });
}

function folderReply({ id, name, description, items }: MockFolder, index: number): Folder {
  return { id, name, description, order: index + 1, assetsCount: items.length };
}

function assetReply({ id, name, description, target, createdAt }: MockFolderItem): FolderAsset {
  const common = { id, name, description, createdAt: createdAt.toISOString() };
  if (typeof target === 'string') return { ...common, type: 'link', path: target, fileName: null, bytes: null };
  const { path, name: fileName } = attachmentReply(target);
  return { ...common, type: 'file', path, fileName, bytes: null };
}
