import { randomUUID } from 'node:crypto';
import { type contract, type HandlerInput, type HandlerReply, limits } from '@portal/api/contract';
import { isBlankHtml } from '@portal/api/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, commentOf, personOf, postOf } from '../../http/call.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { sanitiseComment } from '../../rich-text/sanitise.ts';
import { assetIdOf } from '../files/asset-urls.ts';
import { checkAttachments, type CheckedFile } from '../files/check-upload.ts';
import { addAssets, assetIdsOf, removeAssets } from '../files/repository.ts';
import { commentFacts } from '../posts/facts.ts';
import { commentReply } from './comment-reply.ts';
import { commentById, commentsOfPost, insertComment, markCommentDeleted, updateComment } from './repository.ts';

type Comments = typeof contract.comments;
type OneComment = HandlerReply<Comments['create']>;

export async function listComments(
  query: HandlerInput<Comments['list']>['query'],
  call: Call,
): Promise<HandlerReply<Comments['list']>> {
  const { rows, total } = await commentsOfPost(call.db, postOf(call).id, query, personOf(call));
  return { comments: rows.map((row) => commentReply(row, call)), totalItemCount: total };
}

export async function createComment(body: HandlerInput<Comments['create']>['body'], call: Call): Promise<OneComment> {
  const post = postOf(call);
  const bodyHtml = readable(body.body);
  const depth = await depthUnder(body.parentCommentId, call);
  const files = await checkAttachments(body.files ?? [], 'body.files');
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    const values = {
      id,
      postId: post.id,
      parentCommentId: body.parentCommentId ?? null,
      depth,
      authorId: personOf(call).id,
      actorId: personOf(call).impersonator?.id ?? null,
      bodyHtml,
      createdAt: call.now,
      updatedAt: call.now,
    };
    await insertComment(tx, values, post.community.id);
    await addFiles(tx, id, files, call);
  });
  return oneComment(id, call);
}

export async function editComment(body: HandlerInput<Comments['edit']>['body'], call: Call): Promise<OneComment> {
  const { id } = commentOf(call);
  const bodyHtml = readable(body.body);
  const files = await checkAttachments(body.files ?? [], 'body.files');
  const owner = { ownerKind: 'comment', ownerId: id } as const;
  await call.db.transaction(async (tx) => {
    await updateComment(tx, id, body.version, { bodyHtml, updatedAt: call.now });
    await removeAssets(
      tx,
      owner,
      (body.attachmentsUrls ?? []).flatMap((url) => assetIdOf(url) ?? []),
    );
    await addFiles(tx, id, files, call);
    if ((await assetIdsOf(tx, owner)).length > limits.filesPerComment)
      throw invalid('body.files', `At most ${limits.filesPerComment}`);
  });
  return oneComment(id, call);
}

export async function deleteComment(call: Call): Promise<void> {
  const isDeleted = await call.db.transaction((tx) =>
    markCommentDeleted(tx, commentOf(call).id, postOf(call).id, call.now),
  );
  if (!isDeleted) throw notFound();
}

async function oneComment(id: string, call: Call): Promise<OneComment> {
  const row = await commentById(call.db, id, personOf(call));
  if (!row) throw notFound();
  return commentReply(row, call);
}

/** Answers nest so many levels under a top-level comment; the deepest cannot be answered. */
async function depthUnder(parentId: string | undefined, call: Call): Promise<number> {
  if (parentId === undefined) return 0;
  const parent = await commentFacts(call.db, postOf(call).id, parentId);
  if (!parent) throw notFound('The comment you answer does not exist or may have been removed.');
  if (parent.depth >= limits.replyDepth) throw invalid('body.parentCommentId', 'This comment cannot be answered');
  return parent.depth + 1;
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
