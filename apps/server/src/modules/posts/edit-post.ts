import { type contract, type HandlerInput, type HandlerReply, limits, postStatuses } from '@portal/api/contract';
import {
  courseOfEdit,
  editRefusal,
  editWish,
  type EditWish,
  fileCountRefusal,
  pollEditRefusal,
  pollRefusal,
  pollWish,
  type PollWish,
  type ReadVersions,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { notifyOfEdit, notifyOfMentions } from '../activities/index.ts';
import { assetIdOf } from '../../signing/asset-urls.ts';
import { assetIdsOf, removeAssets } from '../files/index.ts';
import { changeLink } from '../previews/index.ts';
import { holdsEdit } from '../review/index.ts';
import { type EditWishes, proposeEdit } from './pending-edits/propose.ts';
import { lockStatus, replaceTags, setFrozen, updatePost } from './posts.writes.ts';
import { addAttachments, addImage, filesOf, type PostFiles } from './post-files.ts';
import { notBlank } from './rich-body.ts';
import { onePost } from './service.ts';
import type { PostCall } from './access.ts';
import { changePoll } from './poll/poll.writes.ts';

type Posts = typeof contract.posts;
type PostEdit = HandlerInput<Posts['edit']>['body'];

const noFiles: PostFiles = { attachments: [], image: undefined };

/** Edits a post, or closes or opens it. A closed post can only be opened, and only by who may close it. */
export async function editPost(body: PostEdit, call: PostCall): Promise<HandlerReply<Posts['edit']>> {
  const { isFrozen, version, pendingVersion, files: _, imageFile: __, attachmentsUrls, ...words } = body;
  const { id } = call.facts.post;
  const wish = editWish(body);
  refuse(editRefusal(wish, call.facts.post));
  const poll = wishedPoll(body);
  if (poll) refuse(pollRefusal(poll, call.now));
  const files = filesOf(body);
  const removedAssetIds = (attachmentsUrls ?? []).flatMap((url) => assetIdOf(url) ?? []);
  await call.db.transaction(async (tx) => {
    const course = await courseOfWords(tx, body, await lockedForEdit(tx, wish, call), call);
    if (isFrozen !== undefined) await setFrozen(tx, id, isFrozen);
    if (course === 'unchanged') return;
    const read = { version, pendingVersion };
    const wishes = { ...words, removedAssetIds, read };
    if (course === 'waits') {
      refuse(pollEditRefusal({ isQuestion: words.isQuestion, poll }));
      await proposeEdit(tx, wishes, files, call);
    } else await publishEdit(tx, { ...wishes, poll }, files, call);
  });
  return onePost(id, call);
}

/** What would be published waits where it brings in a word for which posts are held, and after that until it was decided about; a post that waits itself is simply changed. */
async function courseOfWords(
  tx: Db,
  { title = '', body = '' }: Pick<PostEdit, 'title' | 'body'>,
  course: ReturnType<typeof courseOfEdit>,
  call: PostCall,
): Promise<ReturnType<typeof courseOfEdit>> {
  const { post } = call.facts;
  if (course !== 'published' || post.status === postStatuses.waitForApproval) return course;
  const isHeld = await holdsEdit(tx, { postId: post.id, title, html: sanitisePage(body) }, post.community, call);
  return isHeld ? 'waits' : course;
}

/** The poll that an edit wants: null takes it away, undefined leaves it. */
function wishedPoll(body: PostEdit): PollWish | null | undefined {
  return body.isPollRemoved === true ? null : (pollWish(body) ?? undefined);
}

export async function setTags(tagIds: readonly string[], call: PostCall): Promise<void> {
  const wish = { isFrozen: undefined, changesContent: true };
  await call.db.transaction(async (tx) => {
    const course = await lockedForEdit(tx, wish, call);
    if (course === 'waits') await proposeEdit(tx, { tagIds, removedAssetIds: [], read: null }, noFiles, call);
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

/** What of an edit cannot wait. */
interface PublishedWishes extends EditWishes {
  read: ReadVersions;
  isQuestion?: boolean | undefined;
  poll: PollWish | null | undefined;
}

async function publishEdit(tx: Db, wishes: PublishedWishes, files: PostFiles, call: PostCall): Promise<void> {
  const { id } = call.facts.post;
  const owner = { ownerKind: 'post', ownerId: id } as const;
  await removeAssets(tx, owner, wishes.removedAssetIds);
  await addAttachments(tx, id, files.attachments, call);
  const ownAssetIds = await assetIdsOf(tx, owner);
  refuse(fileCountRefusal(ownAssetIds.length, limits.filesPerPost));
  const keepsImage = files.image === undefined && wishes.isImageRemoved !== true;
  if (!keepsImage) await removeImage(tx, id);
  const imageAssetId = await addImage(tx, id, files.image, call);
  const bodyHtml = wishes.body === undefined ? undefined : notBlank(sanitisePage(wishes.body, { ownAssetIds }));
  await updatePost(tx, id, wishes.read.version, {
    updatedAt: call.now,
    ...(keepsImage ? {} : { imageAssetId }),
    ...(wishes.title === undefined ? {} : { title: wishes.title }),
    ...(wishes.type === undefined ? {} : { type: wishes.type }),
    ...(wishes.isQuestion === undefined ? {} : asQuestion(wishes.isQuestion)),
    ...(bodyHtml === undefined ? {} : { bodyHtml }),
  });
  if (wishes.tagIds) await replaceTags(tx, id, wishes.tagIds);
  if (wishes.poll !== undefined) await changePoll(tx, id, wishes.poll);
  const initiatorId = personOf(call).id;
  await notifyOfEdit(tx, call.facts.post, initiatorId, call.now);
  if (bodyHtml === undefined) return;
  await changeLink(tx, { postId: id, html: bodyHtml, authorId: initiatorId }, call);
  const place = { postId: id, communityId: call.facts.post.community.id };
  if (call.facts.post.status !== postStatuses.waitForApproval)
    await notifyOfMentions(tx, { ...place, html: bodyHtml, initiatorId, at: call.now });
}

/** What is no question has no answer. */
function asQuestion(isQuestion: boolean) {
  return { isQuestion, ...(isQuestion ? {} : { acceptedCommentId: null }) };
}

async function removeImage(tx: Db, ownerId: string): Promise<void> {
  const owner = { ownerKind: 'postImage', ownerId } as const;
  await removeAssets(tx, owner, await assetIdsOf(tx, owner));
}
