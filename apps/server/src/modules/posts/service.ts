import { randomUUID } from 'node:crypto';
import { type contract, type HandlerInput, type HandlerReply, limits, postStatuses } from '@portal/api/contract';
import { editRefusal, waitsForApproval } from '@portal/api/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, communityOf, personOf, postOf } from '../../http/call.ts';
import { invalid, notFound, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { assetIdOf } from '../files/asset-urls.ts';
import { checkAttachments, type CheckedFile, checkImage } from '../files/check-upload.ts';
import { addAssets, assetIdsOf, removeAssets } from '../files/repository.ts';
import { insertPost, markDeleted, replaceTags, setFrozen, updatePost } from './changes.ts';
import { postReply } from './post-reply.ts';
import { feed, type PostQuery, postsOfCommunity, savedPosts } from './lists.ts';
import { postById, type PostRow } from './repository.ts';
import { notBlank } from './rich-body.ts';

type Posts = typeof contract.posts;
type NewPost = HandlerInput<Posts['create']>['body'];
type PostEdit = HandlerInput<Posts['edit']>['body'];
type PostList = HandlerReply<Posts['feed']>;
type OnePost = HandlerReply<Posts['byId']>;

export async function listOfCommunity(query: PostQuery, call: Call): Promise<PostList> {
  return listReply(await postsOfCommunity(query, call), call);
}

export async function listOfMine(query: PostQuery & { includeOnlySaved: boolean }, call: Call): Promise<PostList> {
  const list = query.includeOnlySaved ? savedPosts : feed;
  return listReply(await list(query, call), call);
}

function listReply(
  { rows, total, nextCursor }: { rows: readonly PostRow[]; total: number; nextCursor: string | null },
  call: Call,
): PostList {
  return {
    posts: rows.map((row) => postReply(row, call)),
    totalItemCount: total,
    nextCursor,
  };
}

export async function onePost(id: string, call: Call): Promise<OnePost> {
  const row = await postById(call.db, id, personOf(call));
  if (!row) throw notFound();
  return postReply(row, call);
}

export async function createPost(body: NewPost, call: Call): Promise<OnePost> {
  const community = communityOf(call);
  const bodyHtml = notBlank(sanitisePage(body.body));
  const files = await checkedFiles(body);
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    await insertPost(tx, {
      id,
      communityId: community.id,
      authorId: personOf(call).id,
      title: body.title,
      bodyHtml,
      imageAssetId: await addImage(tx, id, files.image, call),
      type: body.type ?? null,
      visibility: body.visibility ?? 'community',
      status: waitsForApproval(community) ? postStatuses.waitForApproval : postStatuses.published,
      createdAt: call.now,
      updatedAt: call.now,
    });
    await addAttachments(tx, id, files.attachments, call);
    if (body.tagIds) await replaceTags(tx, id, body.tagIds, 'body.tagIds');
  });
  return onePost(id, call);
}

/** Edits a post, or closes or opens it. A closed post can only be opened, and only by who may close it. */
export async function editPost(body: PostEdit, call: Call): Promise<OnePost> {
  const { isFrozen, version, ...content } = body;
  const post = postOf(call);
  const changesContent = Object.values(content).some((value) => value !== undefined);
  refuse(editRefusal({ isFrozen, changesContent }, post));
  const files = await checkedFiles(content);
  await call.db.transaction(async (tx) => {
    if (isFrozen !== undefined) await setFrozen(tx, post.id, isFrozen);
    if (changesContent) await editContent(tx, { ...content, version }, files, call);
  });
  return onePost(post.id, call);
}

async function editContent(
  tx: Db,
  content: Omit<PostEdit, 'isFrozen'>,
  files: CheckedFiles,
  call: Call,
): Promise<void> {
  const { id } = postOf(call);
  const owner = { ownerKind: 'post', ownerId: id } as const;
  await removeAssets(
    tx,
    owner,
    (content.attachmentsUrls ?? []).flatMap((url) => assetIdOf(url) ?? []),
  );
  await addAttachments(tx, id, files.attachments, call);
  const ownAssetIds = await assetIdsOf(tx, owner);
  if (ownAssetIds.length > limits.filesPerPost) throw invalid('body.files', `At most ${limits.filesPerPost}`);
  const imageAssetId = await addImage(tx, id, files.image, call);
  const keepsImage = imageAssetId === null && content.isImageRemoved !== true;
  await updatePost(tx, id, content.version, {
    updatedAt: call.now,
    ...(keepsImage ? {} : { imageAssetId }),
    ...(content.title === undefined ? {} : { title: content.title }),
    ...(content.type === undefined ? {} : { type: content.type }),
    ...(content.body === undefined ? {} : { bodyHtml: notBlank(sanitisePage(content.body, { ownAssetIds })) }),
  });
  if (content.tagIds) await replaceTags(tx, id, content.tagIds, 'body.tagIds');
}

interface CheckedFiles {
  attachments: readonly CheckedFile[];
  image: CheckedFile | undefined;
}

async function checkedFiles({ files = [], imageFile }: Pick<NewPost, 'files' | 'imageFile'>): Promise<CheckedFiles> {
  return {
    attachments: await checkAttachments(files, 'body.files'),
    image: imageFile && (await checkImage(imageFile, 'body.imageFile')),
  };
}

async function addAttachments(tx: Db, postId: string, files: readonly CheckedFile[], call: Call): Promise<void> {
  await addAssets(tx, call, {
    files,
    ownerKind: 'post',
    ownerId: postId,
  });
}

async function addImage(tx: Db, postId: string, image: CheckedFile | undefined, call: Call): Promise<string | null> {
  if (!image) return null;
  const [id] = await addAssets(tx, call, {
    files: [image],
    ownerKind: 'postImage',
    ownerId: postId,
  });
  return id ?? null;
}

export async function setTags(tagIds: readonly string[], call: Call): Promise<void> {
  const post = postOf(call);
  refuse(editRefusal({ isFrozen: undefined, changesContent: true }, post));
  await call.db.transaction((tx) => replaceTags(tx, post.id, tagIds, 'body.tagIds'));
}

export async function deletePost(call: Call): Promise<void> {
  const isDeleted = await call.db.transaction((tx) => markDeleted(tx, postOf(call).id, call.now));
  if (!isDeleted) throw notFound();
}
