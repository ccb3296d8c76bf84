import type { contract, HandlerReply } from '@portal/api/contract';
import { approvedFilesRefusal, changedRefusal, decisionRefusal, editApprovalRefusal } from '@portal/rules';
import type { Db } from '../../../db/connect.ts';
import { type Call, personOf } from '../../../http/call.ts';
import { notFound, refuse } from '../../../http/problem.ts';
import { sanitisePage } from '../../../rich-text/sanitise.ts';
import { notifyOfEdit, notifyOfMentions } from '../../activities/index.ts';
import { type NewModerationAction, logAction } from '../../decisions/index.ts';
import { assetIdsOf, removeAssets } from '../../files/index.ts';
import { changeLink } from '../../previews/index.ts';
import { replaceTags, stillKnown, updatePost } from '../posts.writes.ts';
import { onePost } from '../service.ts';
import { dropEdit, lockEdit, lockPost, type PostEditValues } from './pending-edits.writes.ts';
import type { PostCall } from '../access.ts';
import { giveFiles } from './decide.writes.ts';

type OnePost = HandlerReply<typeof contract.posts.byId>;

interface Decision {
  /** Of the changes, and of the post, as they were read. */
  version: number;
  postVersion?: number;
}

/** Publishes changes that waited, words and files at once. */
export async function approveEdit(decision: Required<Decision>, communityId: string, call: PostCall): Promise<OnePost> {
  const facts = postIn(communityId, call);
  await call.db.transaction(async (tx) => {
    const post = await lockPost(tx, facts.id);
    if (post === null) throw notFound();
    refuse(editApprovalRefusal({ ...facts, status: post.status, isFrozen: post.isFrozen }));
    const edit = await decidedEdit(tx, decision, call);
    refuse(changedRefusal('post', decision.postVersion, post.version));
    await publish(tx, edit, { ...facts, bodyHtml: post.bodyHtml, version: post.version }, call);
    await noteEdit(tx, 'editApproved', { personId: edit.authorId }, call);
  });
  return onePost(facts.id, call);
}

export async function declineEdit(
  { because, ...decision }: Decision & Pick<NewModerationAction, 'because'>,
  communityId: string,
  call: PostCall,
): Promise<OnePost> {
  const { id } = postIn(communityId, call);
  await call.db.transaction(async (tx) => {
    const { authorId } = await decidedEdit(tx, decision, call);
    await dropEdit(tx, id);
    await noteEdit(tx, 'editDeclined', { personId: authorId, because }, call);
  });
  return onePost(id, call);
}

/** Takes one's own changes back; when nothing waits, that is what was wanted. */
export async function withdrawEdit(call: PostCall): Promise<OnePost> {
  const { id } = call.facts.post;
  await call.db.transaction(async (tx) => {
    const edit = await lockEdit(tx, id);
    if (edit?.authorId === personOf(call).id) await dropEdit(tx, id);
  });
  return onePost(id, call);
}

async function noteEdit(
  tx: Db,
  deed: 'editApproved' | 'editDeclined',
  more: Pick<NewModerationAction, 'personId' | 'because'>,
  call: PostCall,
): Promise<void> {
  const { id: postId, community } = call.facts.post;
  await logAction(tx, { communityId: community.id, deed, postId, ...more }, call);
}

/** The post of the call, where it stands in the community that the address names. */
function postIn(communityId: string, call: PostCall) {
  const post = call.facts.post;
  if (post.community.id !== communityId) throw notFound();
  return post;
}

async function decidedEdit(tx: Db, { version }: Decision, call: PostCall): Promise<PostEditValues> {
  const edit = await lockEdit(tx, call.facts.post.id);
  refuse(decisionRefusal(edit, version), edit);
  return edit;
}

async function publish(
  tx: Db,
  edit: PostEditValues,
  { bodyHtml, version, ...facts }: PostCall['facts']['post'] & { bodyHtml: string; version: number },
  call: Call,
): Promise<void> {
  const { postId } = edit;
  const ofPost = { ownerKind: 'post', ownerId: postId } as const;
  await removeAssets(tx, ofPost, edit.removedAssetIds);
  await giveFiles(tx, postId, 'postEdit', 'post');
  const ownAssetIds = await assetIdsOf(tx, ofPost);
  refuse(approvedFilesRefusal(ownAssetIds.length));
  const changesImage = edit.isImageRemoved || edit.imageAssetId !== null;
  if (changesImage) {
    const pictures = { ownerKind: 'postImage', ownerId: postId } as const;
    await removeAssets(tx, pictures, await assetIdsOf(tx, pictures));
    await giveFiles(tx, postId, 'postEditImage', 'postImage');
  }
  // The files that its pictures show may be others by now.
  const html = sanitisePage(edit.bodyHtml ?? bodyHtml, { ownAssetIds });
  await updatePost(tx, postId, version, {
    updatedAt: call.now,
    bodyHtml: html,
    ...(edit.title === null ? {} : { title: edit.title }),
    ...(edit.type === null ? {} : { type: edit.type }),
    ...(changesImage ? { imageAssetId: edit.imageAssetId } : {}),
  });
  if (edit.tagIds) await replaceTags(tx, postId, await stillKnown(tx, edit.tagIds));
  await notifyOfEdit(tx, facts, edit.authorId, call.now);
  await changeLink(tx, { postId, html, authorId: edit.authorId }, call);
  const place = { postId, communityId: facts.community.id };
  await notifyOfMentions(tx, { ...place, html, initiatorId: edit.authorId, at: call.now });
  await dropEdit(tx, postId);
}
