import { randomUUID } from 'node:crypto';
import { type contract, type DecisionWords, type HandlerInput, type HandlerReply, limits } from '@portal/api/contract';
import { depthUnder, fileCountRefusal, isBlankHtml, isCounted, mentionedIn, replyRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { invalid, notFound, refuse } from '../../http/problem.ts';
import { sanitiseComment } from '../../rich-text/sanitise.ts';
import { notifyOfMentions } from '../activities/index.ts';
import { decideReports, lockOpenReports, logAction } from '../decisions/index.ts';
import { assetIdOf } from '../../signing/asset-urls.ts';
import { addAssets, assetIdsOf, type CheckedFile, contentOf, removeAssets } from '../files/index.ts';
import { changeLink, linkIn, noteLink } from '../previews/index.ts';
import { commentAccessById } from './comment-access.queries.ts';
import { commentReply } from './comment-reply.ts';
import { commentById, type CommentRow, commentsOfPost } from './comments.queries.ts';
import { insertComment, markCommentDeleted, type NewComment, updateComment } from './comments.writes.ts';
import type { PersonRow } from '../people/index.ts';
import type { PostCall } from '../posts/index.ts';
import { refuseNewcomerLinks } from '../review/index.ts';
import type { CommentCall } from './access.ts';

type Comments = typeof contract.comments;
type OneComment = HandlerReply<Comments['create']>;

export async function listComments(
  query: HandlerInput<Comments['list']>['query'],
  call: PostCall,
): Promise<HandlerReply<Comments['list']>> {
  const { rows, total } = await commentsOfPost(call.db, call.facts.post.id, query, personOf(call));
  return { comments: rows.map((row) => commentReply(row, call)), totalItemCount: total };
}

export async function createComment(
  body: HandlerInput<Comments['create']>['body'],
  call: PostCall,
): Promise<OneComment> {
  const post = call.facts.post;
  const bodyHtml = readable(body.body);
  await refuseNewcomerLinks(bodyHtml, post.community, call);
  const { parentCommentId } = body;
  const parent = parentCommentId === undefined ? null : await commentAccessById(call.db, post.id, parentCommentId);
  if (parentCommentId !== undefined) refuse(replyRefusal(parent));
  const files = (body.files ?? []).map(contentOf);
  const id = randomUUID();
  const values = {
    id,
    postId: post.id,
    parentCommentId: parentCommentId ?? null,
    depth: depthUnder(parent),
    authorId: personOf(call).id,
    actorId: personOf(call).impersonator?.id ?? null,
    bodyHtml,
    createdAt: call.now,
    updatedAt: call.now,
  };
  const communityId = isCounted(post) ? post.community.id : null;
  // One statement alone needs no transaction, and tells all that is not known yet.
  const isPlain = mentionedIn(bodyHtml).length === 0 && linkIn(bodyHtml, call.deps) === null;
  if (files.length === 0 && isPlain)
    return commentReply(asWritten(values, await insertComment(call.db, values, communityId), call), call);
  await call.db.transaction(async (tx) => {
    await insertComment(tx, values, communityId);
    await addFiles(tx, id, files, call);
    await noteLink(tx, { postId: post.id, commentId: id, html: bodyHtml, authorId: values.authorId }, call);
    await notifyOfMentions(tx, mentioning(id, bodyHtml, call));
  });
  return oneComment(id, call);
}

function mentioning(commentId: string, html: string, call: PostCall) {
  const { id: postId, community } = call.facts.post;
  return { html, postId, commentId, communityId: community.id, initiatorId: personOf(call).id, at: call.now };
}

/** A comment as it has just been written, before anybody has done anything with it. */
function asWritten(
  { depth: _, authorId: _author, actorId: _actor, ...values }: NewComment,
  author: PersonRow,
  call: Call,
): CommentRow {
  const { impersonator } = personOf(call);
  return {
    ...values,
    author,
    writtenBy: impersonator && { id: impersonator.id, name: impersonator.name },
    version: 1,
    likesCount: 0,
    isLiked: false,
    isReported: false,
    mayEdit: true,
    attachments: [],
    preview: null,
    reports: [],
  };
}

export async function editComment(
  body: HandlerInput<Comments['edit']>['body'],
  call: CommentCall,
): Promise<OneComment> {
  const { id } = call.facts.comment;
  const bodyHtml = readable(body.body);
  await refuseNewcomerLinks(bodyHtml, call.facts.post.community, call);
  const files = (body.files ?? []).map(contentOf);
  const owner = { ownerKind: 'comment', ownerId: id } as const;
  await call.db.transaction(async (tx) => {
    await updateComment(tx, id, body.version, { bodyHtml, updatedAt: call.now });
    await removeAssets(
      tx,
      owner,
      (body.attachmentsUrls ?? []).flatMap((url) => assetIdOf(url) ?? []),
    );
    await addFiles(tx, id, files, call);
    refuse(fileCountRefusal((await assetIdsOf(tx, owner)).length, limits.filesPerComment));
    const { post, comment } = call.facts;
    await changeLink(tx, { postId: post.id, commentId: id, html: bodyHtml, authorId: comment.authorId }, call);
    await notifyOfMentions(tx, mentioning(id, bodyHtml, call));
  });
  return oneComment(id, call);
}

export async function deleteComment(because: DecisionWords | undefined, call: CommentCall): Promise<void> {
  const { comment, post } = call.facts;
  const isDeleted = await call.db.transaction(async (tx) => {
    if (!(await markCommentDeleted(tx, comment.id, post.id, call.now))) return false;
    const open = await lockOpenReports(tx, { commentId: comment.id });
    const isOwn = comment.authorId === personOf(call).id;
    const action = { communityId: post.community.id, postId: post.id, commentId: comment.id, because };
    const actionId = isOwn
      ? null
      : await logAction(tx, { ...action, deed: 'commentDeleted', personId: comment.authorId }, call);
    await decideReports(tx, open, actionId, call);
    return true;
  });
  if (!isDeleted) throw notFound();
}

async function oneComment(id: string, call: Call): Promise<OneComment> {
  const row = await commentById(call.db, id, personOf(call));
  if (!row) throw notFound();
  return commentReply(row, call);
}

function readable(given: string): string {
  const html = sanitiseComment(given);
  if (isBlankHtml(html)) throw invalid('body.body', 'This field is required');
  return html;
}

async function addFiles(tx: Db, commentId: string, files: readonly CheckedFile[], call: Call): Promise<void> {
  await addAssets(tx, call, {
    files,
    ownerKind: 'comment',
    ownerId: commentId,
  });
}
