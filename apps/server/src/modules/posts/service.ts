import { randomUUID } from 'node:crypto';
import {
  type contract,
  type DecisionWords,
  type HandlerInput,
  type HandlerReply,
  postStatuses,
} from '@portal/api/contract';
import { pollRefusal, pollWish, statusOfNewPost } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { notifyOfMentions, notifyOfPost } from '../activities/index.ts';
import { noteLink } from '../previews/index.ts';
import { dropEdit } from './pending-edits/pending-edits.writes.ts';
import { insertPost, markDeleted, replaceTags } from './posts.writes.ts';
import { addAttachments, addImage, filesOf } from './post-files.ts';
import { postReply } from './post-reply.ts';
import { type Narrowing, narrowedIn, narrowedOfMine, type NarrowingOfMine } from './narrowed.queries.ts';
import { feed, postById, type PostQuery, type PostRow, postsOfCommunity } from './posts.queries.ts';
import { notBlank } from './rich-body.ts';
import type { CommunityCall } from '../communities/index.ts';
import { logAction } from '../decisions/index.ts';
import { holdNewPost } from '../review/index.ts';
import type { PostCall } from './access.ts';
import { changePoll } from './poll/poll.writes.ts';

type Posts = typeof contract.posts;
type NewPost = HandlerInput<Posts['create']>['body'];
type PostList = HandlerReply<Posts['feed']>;
type OnePost = HandlerReply<Posts['byId']>;

export async function listOfCommunity(query: PostQuery & Narrowing, call: CommunityCall): Promise<PostList> {
  const isNarrowed = query.onlyWaiting || query.onlyUnanswered === true;
  return listReply(await (isNarrowed ? narrowedIn : postsOfCommunity)(query, call), call);
}

export async function listOfMine(query: PostQuery & NarrowingOfMine, call: Call): Promise<PostList> {
  const isNarrowed = query.includeOnlySaved || query.onlyUnanswered === true;
  return listReply(await (isNarrowed ? narrowedOfMine : feed)(query, call), call);
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

export async function createPost(body: NewPost, call: CommunityCall): Promise<OnePost> {
  const community = call.facts.community;
  const bodyHtml = notBlank(sanitisePage(body.body));
  const poll = pollWish(body);
  if (poll) refuse(pollRefusal(poll, call.now));
  const files = filesOf(body);
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    const held = await holdNewPost(tx, { title: body.title, html: bodyHtml }, community, call);
    const status = held === null ? statusOfNewPost(community) : postStatuses.waitForApproval;
    await insertPost(tx, {
      id,
      communityId: community.id,
      authorId: personOf(call).id,
      actorId: personOf(call).impersonator?.id ?? null,
      title: body.title,
      bodyHtml,
      imageAssetId: await addImage(tx, id, files.image, call),
      type: body.type ?? null,
      visibility: body.visibility ?? 'community',
      status,
      isQuestion: body.isQuestion ?? false,
      createdAt: call.now,
      updatedAt: call.now,
    });
    await addAttachments(tx, id, files.attachments, call);
    if (body.tagIds) await replaceTags(tx, id, body.tagIds);
    if (poll) await changePoll(tx, id, poll);
    if (held) await noteHeld(tx, id, held.word, call);
    const post = { id, communityId: community.id, authorId: personOf(call).id };
    if (status !== postStatuses.waitForApproval) await notifyOfPost(tx, post, call.now);
    await noteLink(tx, { postId: id, html: bodyHtml, authorId: post.authorId }, call);
    const mentions = { postId: id, communityId: community.id, html: bodyHtml, initiatorId: post.authorId };
    if (status !== postStatuses.waitForApproval) await notifyOfMentions(tx, { ...mentions, at: call.now });
  });
  return onePost(id, call);
}

/** The portal itself has held a post, for a word or for what a new account links to. */
async function noteHeld(tx: Db, postId: string, note: string, call: CommunityCall): Promise<void> {
  const communityId = call.facts.community.id;
  await logAction(
    tx,
    { communityId, deed: 'postHeld', postId, personId: personOf(call).id, note, isByPortal: true },
    call,
  );
}

export async function deletePost(because: DecisionWords | undefined, call: PostCall): Promise<void> {
  const { id, authorId, community } = call.facts.post;
  const isDeleted = await call.db.transaction(async (tx) => {
    await dropEdit(tx, id);
    if (!(await markDeleted(tx, id, call.now))) return false;
    if (authorId !== personOf(call).id)
      await logAction(
        tx,
        { communityId: community.id, deed: 'postDeleted', postId: id, personId: authorId, because },
        call,
      );
    return true;
  });
  if (!isDeleted) throw notFound();
}
