import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { assetCountRefusal, assetRefusal, movedTo, notificationTypes } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { notify } from '../activities/index.ts';
import type { CommunityCall } from '../communities/index.ts';
import { addAssets, contentOf, removeAssets } from '../files/index.ts';
import { assetsOf } from './folders.ts';
import { changeItem, deleteItem, insertItem, lockFolder, orderItems } from './folders.writes.ts';
import { itemPositions } from './folders.queries.ts';

type Folders = typeof contract.folders;

/** Adds a file or a link as the last of its folder, and lets the members know. */
export async function addItem(
  folderId: string,
  { name, description, file, link }: HandlerInput<Folders['addAsset']>['body'],
  call: CommunityCall,
) {
  refuse(assetRefusal({ hasFile: file !== undefined, link }));
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    const known = await lockedItems(tx, folderId, call);
    refuse(assetCountRefusal(known.length + 1));
    const owner = { ownerKind: 'folder', ownerId: folderId } as const;
    const [assetId = null] = await addAssets(tx, call, { ...owner, files: file ? [contentOf(file)] : [] });
    const position = (known.at(-1)?.position ?? 0) + 1;
    const url = link ?? null;
    await insertItem(tx, { id, folderId, name, description, url, assetId, position, createdAt: call.now });
    await notify(tx, {
      type: notificationTypes.newAssetWasCreated,
      about: id,
      audience: 'members',
      initiatorId: personOf(call).id,
      communityId: call.facts.community.id,
      assetId: id,
      at: call.now,
    });
  });
  return itemReply(folderId, id, call);
}

export async function editItem(
  { folderId, assetId }: { folderId: string; assetId: string },
  { name, description }: HandlerInput<Folders['editAsset']>['body'],
  call: CommunityCall,
) {
  await call.db.transaction(async (tx) => {
    await lockedItems(tx, folderId, call);
    const changed = await changeItem(tx, { assetId, folderId, name, description });
    found(changed[0] ?? null);
  });
  return itemReply(folderId, assetId, call);
}

/** The address of its file that was given out leads nowhere from then on. */
export async function removeItem(folderId: string, id: string, call: CommunityCall): Promise<void> {
  await call.db.transaction(async (tx) => {
    await lockedItems(tx, folderId, call);
    const removed = await deleteItem(tx, id, folderId);
    const { assetId } = found(removed[0] ?? null);
    await removeAssets(tx, { ownerKind: 'folder', ownerId: folderId }, assetId === null ? [] : [assetId]);
  });
}

export async function moveItem(
  folderId: string,
  { id, newOrder }: HandlerInput<Folders['reorderAssets']>['body'],
  call: CommunityCall,
): Promise<void> {
  await call.db.transaction(async (tx) => {
    const known = await lockedItems(tx, folderId, call);
    const ids = movedTo(
      known.map((item) => item.id),
      id,
      newOrder,
    );
    await orderItems(tx, found(ids));
  });
}

/** What is in a folder, in its order. Nobody else changes it until the transaction ends. */
async function lockedItems(tx: Db, folderId: string, call: CommunityCall) {
  const folder = await lockFolder(tx, folderId, call.facts.community.id);
  found(folder);
  return itemPositions(tx, folderId);
}

async function itemReply(folderId: string, id: string, call: CommunityCall) {
  return found((await assetsOf(folderId, call)).find((item) => item.id === id) ?? null);
}
