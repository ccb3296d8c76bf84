import { type contract, type HandlerInput, type HandlerReply, limits } from '@portal/api/contract';
import { courseOfEdit, editRefusal, editWish, type EditWish, fileCountRefusal } from '@portal/api/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { assetIdOf } from '../files/asset-urls.ts';
import { assetIdsOf, removeAssets } from '../files/repository.ts';
import { type EditWishes, proposeEdit } from './pending-edits/propose.ts';
import { lockStatus, replaceTags, setFrozen, updatePost } from './posts.writes.ts';
import { addAttachments, addImage, checkedFiles, type PostFiles } from './post-files.ts';
import { tellOfEdit } from '../notifications/tell.ts';
import { notBlank } from './rich-body.ts';
import { onePost } from './service.ts';
import type { PostCall } from './access.ts';

type Posts = typeof contract.posts;
type PostEdit = HandlerInput<Posts['edit']>['body'];

const noFiles: PostFiles = { attachments: [], image: undefined };

/** Edits a post, or closes or opens it. A closed post can only be opened, and only by who may close it. */
export async function editPost(body: PostEdit, call: PostCall): Promise<HandlerReply<Posts['edit']>> {
  const { isFrozen, version, pendingVersion, files: _, imageFile: __, attachmentsUrls, ...words } = body;
  const { id } = call.facts.post;
  const wish = editWish(body);
  refuse(editRefusal(wish, call.facts.post));
  const files = await checkedFiles(body);
  const removedAssetIds = (attachmentsUrls ?? []).flatMap((url) => assetIdOf(url) ?? []);
  await call.db.transaction(async (tx) => {
    const course = await lockedForEdit(tx, wish, call);
    if (isFrozen !== undefined) await setFrozen(tx, id, isFrozen);
    if (course === 'unchanged') return;
    const change = course === 'waits' ? proposeEdit : publishEdit;
    await change(tx, { ...words, removedAssetIds, version, pendingVersion }, files, call);
  });
  return onePost(id, call);
}

export async function setTags(tagIds: readonly string[], call: PostCall): Promise<void> {
  const wish = { isFrozen: undefined, changesContent: true };
  await call.db.transaction(async (tx) => {
    const course = await lockedForEdit(tx, wish, call);
    if (course === 'waits') await proposeEdit(tx, { tagIds, removedAssetIds: [] }, noFiles, call);
    else await replaceTags(tx, call.facts.post.id, tagIds);
  });
}

/** Keeps the post from being approved, closed or deleted meanwhile; says what becomes of the edit. */
async function lockedForEdit(tx: Db, wish: EditWish, call: PostCall): Promise<ReturnType<typeof courseOfEdit>> {
  const current = await lockStatus(tx, call.facts.post.id);
  if (current === null) throw notFound();
  const post = { ...call.facts.post, status: current.status, isFrozen: current.isFrozen };
  refuse(editRefusal(wish, post));
  return courseOfEdit(wish, post);
}

async function publishEdit(tx: Db, wishes: EditWishes, files: PostFiles, call: PostCall): Promise<void> {
  const { id } = call.facts.post;
  const owner = { ownerKind: 'post', ownerId: id } as const;
  await removeAssets(tx, owner, wishes.removedAssetIds);
  await addAttachments(tx, id, files.attachments, call);
  const ownAssetIds = await assetIdsOf(tx, owner);
  refuse(fileCountRefusal(ownAssetIds.length, limits.filesPerPost));
  const keepsImage = files.image === undefined && wishes.isImageRemoved !== true;
  if (!keepsImage) await removeImage(tx, id);
  const imageAssetId = await addImage(tx, id, files.image, call);
  await updatePost(tx, id, wishes.version, {
    updatedAt: call.now,
    ...(keepsImage ? {} : { imageAssetId }),
    ...(wishes.title === undefined ? {} : { title: wishes.title }),
    ...(wishes.type === undefined ? {} : { type: wishes.type }),
    ...(wishes.body === undefined ? {} : { bodyHtml: notBlank(sanitisePage(wishes.body, { ownAssetIds })) }),
  });
  if (wishes.tagIds) await replaceTags(tx, id, wishes.tagIds);
  await tellOfEdit(tx, call.facts.post, personOf(call).id, call.now);
}

async function removeImage(tx: Db, ownerId: string): Promise<void> {
  const owner = { ownerKind: 'postImage', ownerId } as const;
  await removeAssets(tx, owner, await assetIdsOf(tx, owner));
}
