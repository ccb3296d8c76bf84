import { limits } from '@portal/api/contract';
import { fileCountRefusal, proposalRefusal, type ReadVersions } from '@portal/rules';
import type { Db } from '../../../db/connect.ts';
import { personOf } from '../../../http/call.ts';
import { notFound, refuse } from '../../../http/problem.ts';
import { sanitisePage } from '../../../rich-text/sanitise.ts';
import { addAssets, assetIdsOf, removeAssets } from '../../files/index.ts';
import { knownTags } from '../posts.writes.ts';
import type { PostFiles } from '../post-files.ts';
import { notBlank } from '../rich-body.ts';
import { dropEdit, lockEdit, lockPost, type PostEditValues, saveEdit } from './pending-edits.writes.ts';
import type { PostCall } from '../access.ts';

/** What an edit asks for; what is left out stays as it is. */
export interface EditWishes {
  /** Null: tags alone, whatever was read. */
  read: ReadVersions | null;
  title?: string | undefined;
  body?: string | undefined;
  type?: number | undefined;
  tagIds?: readonly string[] | undefined;
  isImageRemoved?: boolean | undefined;
  removedAssetIds: readonly string[];
}

type Post = NonNullable<Awaited<ReturnType<typeof lockPost>>>;
type Changes = Pick<
  PostEditValues,
  'title' | 'bodyHtml' | 'type' | 'tagIds' | 'imageAssetId' | 'isImageRemoved' | 'removedAssetIds'
>;

/** Keeps an edit of a published post until somebody approves it, on top of what waits already. Readers see nothing of it. */
export async function proposeEdit(tx: Db, wishes: EditWishes, files: PostFiles, call: PostCall): Promise<void> {
  const { id } = call.facts.post;
  const post = await lockPost(tx, id);
  if (post === null) throw notFound();
  const before = await lockEdit(tx, id);
  refuse(proposalRefusal(wishes.read, post, before, personOf(call)));
  const changes = await mergedChanges(tx, wishes, files, { post, before, call });
  if (changes === null) {
    await dropEdit(tx, id);
    return;
  }
  await saveEdit(tx, {
    ...changes,
    postId: id,
    authorId: personOf(call).id,
    postVersion: post.version,
    updatedAt: call.now,
    version: (before?.version ?? 0) + 1,
  });
}

interface Basis {
  post: Post;
  before: PostEditValues | null;
  call: PostCall;
}

/** What differs from the post, once this edit is put on top of what waited; null when nothing does. */
async function mergedChanges(tx: Db, wishes: EditWishes, files: PostFiles, basis: Basis): Promise<Changes | null> {
  const { post, before, call } = basis;
  const removedAssetIds = await changeFiles(tx, wishes, files, basis);
  const added = await assetIdsOf(tx, ownFiles(call));
  const remaining = (await assetIdsOf(tx, { ownerKind: 'post', ownerId: call.facts.post.id })).filter(
    (id) => !removedAssetIds.includes(id),
  );
  refuse(fileCountRefusal(remaining.length + added.length, limits.filesPerPost));
  if (wishes.tagIds) await knownTags(tx, wishes.tagIds);
  const bodyHtml =
    wishes.body === undefined
      ? undefined
      : notBlank(sanitisePage(wishes.body, { ownAssetIds: [...remaining, ...added] }));
  const changes = {
    title: unlike(post.title, wishes.title ?? before?.title),
    bodyHtml: unlike(post.bodyHtml, bodyHtml ?? before?.bodyHtml),
    type: unlike(post.type, wishes.type ?? before?.type),
    tagIds: unlikeList(post.tagIds, wishes.tagIds ?? before?.tagIds),
    ...(await changeImage(tx, wishes, files, basis)),
    removedAssetIds,
  };
  const { removedAssetIds: gone, isImageRemoved, ...values } = changes;
  const isNothing =
    gone.length + added.length === 0 && !isImageRemoved && Object.values(values).every((value) => value === null);
  return isNothing ? null : changes;
}

/** Files that were only proposed go at once; those of the post are noted, and go with the approval. */
async function changeFiles(tx: Db, wishes: EditWishes, files: PostFiles, { before, call }: Basis): Promise<string[]> {
  const { id } = call.facts.post;
  await removeAssets(tx, ownFiles(call), wishes.removedAssetIds);
  await addAssets(tx, call, { ...ownFiles(call), files: files.attachments });
  const ofPost = await assetIdsOf(tx, { ownerKind: 'post', ownerId: id });
  const gone = new Set([...(before?.removedAssetIds ?? []), ...wishes.removedAssetIds]);
  return ofPost.filter((assetId) => gone.has(assetId));
}

async function changeImage(
  tx: Db,
  { isImageRemoved }: EditWishes,
  { image }: PostFiles,
  { post, before, call }: Basis,
): Promise<Pick<Changes, 'imageAssetId' | 'isImageRemoved'>> {
  const { id } = call.facts.post;
  const waiting = { imageAssetId: before?.imageAssetId ?? null, isImageRemoved: before?.isImageRemoved ?? false };
  if (image === undefined && isImageRemoved !== true) return waiting;
  const owner = { ownerKind: 'postEditImage', ownerId: id } as const;
  await removeAssets(tx, owner, await assetIdsOf(tx, owner));
  const [imageAssetId = null] = await addAssets(tx, call, { ...owner, files: image ? [image] : [] });
  return { imageAssetId, isImageRemoved: imageAssetId === null && post.imageAssetId !== null };
}

function ownFiles(call: PostCall) {
  return { ownerKind: 'postEdit', ownerId: call.facts.post.id } as const;
}

function unlike<Value>(current: Value, wanted: Value | null | undefined): Value | null {
  return wanted === undefined || wanted === null || wanted === current ? null : wanted;
}

function unlikeList(current: readonly string[], wanted: readonly string[] | null | undefined): string[] | null {
  if (wanted === undefined || wanted === null) return null;
  const list = [...new Set(wanted)];
  return list.join('\n') === current.join('\n') ? null : list;
}
