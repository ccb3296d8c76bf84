import { type contract, type HandlerInput, type HandlerReply, postStatuses } from '@portal/api/contract';
import type { Call } from '../../http/call.ts';
import { commentReply } from '../comments/index.ts';
import type { CommunityCall } from '../communities/index.ts';
import { personReply } from '../people/index.ts';
import { postReply, type PostRow } from '../posts/index.ts';
import { heldAmong } from '../review/index.ts';
import { moderatedPosts, postsAbove, reportedComments, reportedPosts, reportersOf } from './moderation.queries.ts';

type Moderation = typeof contract.moderation;
type Query = HandlerInput<Moderation['reportedPosts']>['query'];

export async function listModerated(
  query: HandlerInput<Moderation['posts']>['query'],
  call: CommunityCall,
): Promise<HandlerReply<Moderation['posts']>> {
  const { rows, total, nextCursor } = await moderatedPosts(query, call);
  const waiting = rows.filter(({ status }) => status === postStatuses.waitForApproval).map(({ id }) => id);
  const held = await heldAmong(call.db, waiting);
  return { posts: rows.map((row) => moderatedReply(row, call)), held, totalItemCount: total, nextCursor };
}

export async function listReportedPosts(
  query: Query,
  call: CommunityCall,
): Promise<HandlerReply<Moderation['reportedPosts']>> {
  const { rows, total } = await reportedPosts(query, call);
  return {
    posts: rows.map((row) => postReply(row, call)),
    reporters: await reporters(rows, call),
    totalItemCount: total,
  };
}

export async function listReportedComments(
  query: Query,
  call: CommunityCall,
): Promise<HandlerReply<Moderation['reportedComments']>> {
  const { rows, total } = await reportedComments(query, call);
  return {
    comments: rows.map((row) => commentReply(row, call)),
    posts: await postsAbove(
      rows.map(({ postId }) => postId),
      call,
    ),
    reporters: await reporters(rows, call),
    totalItemCount: total,
  };
}

/** The files of a deleted post open for nobody. */
function moderatedReply(row: PostRow, call: Call) {
  if (row.status !== postStatuses.deleted) return postReply(row, call);
  return postReply({ ...row, imageAssetId: null, attachments: [] }, call);
}

async function reporters(rows: readonly { reports: readonly { userId: string }[] }[], call: Call) {
  const ids = rows.flatMap(({ reports }) => reports.map(({ userId }) => userId));
  return (await reportersOf(ids, call)).map((row) => personReply(row, call));
}
