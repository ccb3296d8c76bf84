import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { folderCountRefusal, movedTo } from '@portal/rules';
import { found, refuse } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { assetIdsOf, removeAssets } from '../files/index.ts';
import { foldersOf } from './folders.queries.ts';
import { changeFolder, deleteFolder, insertFolder, lockedFolders, orderFolders } from './folders.writes.ts';

type Folders = typeof contract.folders;

/** Makes a folder at its place among the others. */
export async function createFolder(
  { Name: name, Description: description, Order: order }: HandlerInput<Folders['create']>['body'],
  call: CommunityCall,
) {
  const communityId = call.facts.community.id;
  return call.db.transaction(async (tx) => {
    const known = await lockedFolders(tx, communityId);
    refuse(folderCountRefusal(known.length + 1));
    const id = randomUUID();
    await insertFolder(tx, { id, communityId, name, description, position: known.length, createdAt: call.now });
    const ids = found(movedTo([...known, id], id, order));
    await orderFolders(tx, ids);
    return { id, name, description, order: ids.indexOf(id) + 1, assetsCount: 0 };
  });
}

export async function editFolder(
  id: string,
  { name, description }: HandlerInput<Folders['edit']>['body'],
  call: CommunityCall,
) {
  const changed = await changeFolder(call.db, { id, communityId: call.facts.community.id, name, description });
  found(changed);
  return found((await foldersOf(call)).find((folder) => folder.id === id) ?? null);
}

/** Deletes a folder with what is in it; addresses of its files that were given out lead nowhere from then on. */
export async function removeFolder(id: string, call: CommunityCall): Promise<void> {
  const owner = { ownerKind: 'folder', ownerId: id } as const;
  await call.db.transaction(async (tx) => {
    const removed = await deleteFolder(tx, id, call.facts.community.id);
    found(removed);
    await removeAssets(tx, owner, await assetIdsOf(tx, owner));
  });
}

export async function moveFolder(
  { id, newOrder }: HandlerInput<Folders['reorder']>['body'],
  { db, facts }: CommunityCall,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = movedTo(await lockedFolders(tx, facts.community.id), id, newOrder);
    await orderFolders(tx, found(ids));
  });
}
