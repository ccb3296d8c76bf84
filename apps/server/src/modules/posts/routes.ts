import { contract } from '@portal/api/contract';
import { addReaction, type ReactionKind, removeReaction } from '../../db/reactions.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { personReply } from '../people/index.ts';
import { addReport } from './reports.ts';
import { listTags } from './tags.ts';
import { peopleOfReaction } from './people-lists.queries.ts';
import { countOfAuthor } from './posts.queries.ts';
import { setStatus } from './set-status.ts';
import { editPost, setTags } from './edit-post.ts';
import { approveEdit, declineEdit, withdrawEdit } from './pending-edits/decide.ts';
import { createPost, deletePost, listOfCommunity, listOfMine, onePost } from './service.ts';
import type { PostCall } from './access.ts';

export function postRoutes(routes: Routes): void {
  const { posts } = contract;
  bind(routes, posts.ofCommunity, ({ query }, call) => listOfCommunity(query, call));
  bind(routes, posts.feed, ({ query }, call) => listOfMine(query, call));
  bind(routes, posts.byId, (_, call) => onePost(call.facts.post.id, call));
  bind(routes, posts.create, ({ body }, call) => createPost(body, call));
  bind(routes, posts.edit, ({ body }, call) => editPost(body, call));
  bind(routes, posts.delete, ({ body }, call) => done(deletePost(body.because, call)));
  bind(routes, posts.view, reacting('postView'));
  bind(routes, posts.like, reacting('postLike'));
  bind(routes, posts.dislike, unreacting('postLike'));
  bind(routes, posts.save, reacting('postSave'));
  bind(routes, posts.unsave, unreacting('postSave'));
  bind(routes, posts.setTags, ({ body }, call) => done(setTags(body.tagIds, call)));
  bind(routes, posts.withdrawEdit, (_, call) => withdrawEdit(call));
  bind(routes, posts.approveEdit, ({ params, body }, call) => approveEdit(body, params.communityId, call));
  bind(routes, posts.declineEdit, ({ params, body }, call) => declineEdit(body, params.communityId, call));
  bind(routes, posts.setStatus, ({ params, body }, call) => done(setStatus(body, params.communityId, call)));
  bind(routes, posts.report, ({ body }, call) => done(addReport(body.message, call)));
  bind(routes, posts.likes, ({ query }, call) => peopleList('like', query, call));
  bind(routes, posts.views, ({ query }, call) => peopleList('view', query, call));
  bind(routes, posts.tags, ({ query }, call) => listTags(call.db, query, personOf(call), call.now));
  bind(routes, posts.countOfAuthor, async ({ params }, call) => ({
    count: await countOfAuthor(call.db, params.userId, personOf(call), call.now),
  }));
}

async function peopleList(reaction: 'like' | 'view', query: { page: number; pageSize: number }, call: PostCall) {
  const asker = { db: call.db, asking: personOf(call) };
  const { rows, total } = await peopleOfReaction(asker, reaction, call.facts.post.id, query);
  return { users: rows.map((row) => personReply(row, call)), totalItemCount: total };
}

function reacting(kind: ReactionKind) {
  return (_: unknown, call: PostCall) =>
    done(addReaction(call.db, kind, call.facts.post.id, personOf(call).id, call.now));
}

function unreacting(kind: ReactionKind) {
  return (_: unknown, call: PostCall) => done(removeReaction(call.db, kind, call.facts.post.id, personOf(call).id));
}

async function done(work: Promise<void>): Promise<Record<string, never>> {
  await work;
  return {};
}
