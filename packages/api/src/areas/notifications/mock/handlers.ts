import type { Notification } from '../../../contract/entities.ts';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { pageOf } from '../../../mock/pages.ts';
import { countReactions } from '../../../mock/reactions.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { commentsUnder } from '../../comments/state.ts';
import { personById } from '../../people/mock/person-reply.ts';
import { tagsOf } from '../../posts/mock/pending-edit-reply.ts';
import { labelOfPost } from '../../../rules/index.ts';
import { type Happened, happenedFor } from './happened.ts';

export const notifications: HandlersOf<'notifications'> = {
  list({ query }, call) {
    const told = happenedFor(call.state, viewerOf(call), call.now)
      .map((happened) => notificationReply(happened, call))
      .filter(({ readAt }) => query.isRead === undefined || (readAt !== null) === query.isRead);
    const { items, ...rest } = pageOf(told, ({ id }) => id, query);
    return { notifications: items, ...rest };
  },
  setAsRead({ body }, call) {
    const marks = marksOf(call);
    const byId = new Map([...marks.byId, ...body.ids.map((id) => [id, call.now] as const)]);
    call.state.notificationReads.set(viewerOf(call).id, { ...marks, byId });
    return {};
  },
  setAllAsRead(_, call) {
    call.state.notificationReads.set(viewerOf(call).id, { allAt: call.now, byId: new Map() });
    return {};
  },
};

function marksOf(call: MockCall) {
  return (
    call.state.notificationReads.get(viewerOf(call).id) ?? {
      allAt: call.state.notificationsReadUntil,
      byId: new Map<string, Date>(),
    }
  );
}

function readAt(id: string, at: Date, call: MockCall): string | null {
  const { allAt, byId } = marksOf(call);
  const read = [byId.get(id), allAt].find((mark) => mark && mark >= at);
  return read?.toISOString() ?? null;
}

function notificationReply(happened: Happened, call: MockCall): Notification {
  const { state } = call;
  const { id, type, access, at, initiatorIds, post, comment, asset = null, memberId } = happened;
  const { community } = access;
  const [initiatorId = '', ...others] = initiatorIds;
  const { firstName, lastName, avatar } = personById(state, initiatorId);
  return {
    id,
    readAt: readAt(id, at, call),
    activityType: type,
    createdAt: at.toISOString(),
    initiatorUser: { firstName, lastName, avatar: pictureUrl(avatar) },
    othersCount: others.length,
    community: { id: community.id, alias: community.alias, name: community.name },
    post: post ? postPart(state, post, access.permissions.has('postDelete')) : null,
    comment: comment
      ? { id: comment.id, parentCommentId: comment.parentCommentId, ...creator(state, comment.authorId) }
      : null,
    asset,
    member: memberId === undefined ? null : { memberFullName: fullName(state, memberId) },
    commentTotalLikes: comment ? countReactions(state.commentLikes, comment.id) : 0,
    postTotalViews: post?.viewsCount ?? 0,
    postTotalCommentsCount: post ? commentsUnder(state, post.id).length : 0,
  };
}

function postPart(state: MockState, post: NonNullable<Happened['post']>, decides: boolean): Notification['post'] {
  const reports = state.reports.values().filter(({ postId }) => postId === post.id);
  return {
    id: post.id,
    title: post.title,
    label: labelOfPost(post.type),
    tags: tagsOf(state, post.tagIds).map(({ name }) => name),
    ...creator(state, post.authorId),
    reports: decides ? reports.map(({ reason }) => ({ message: reason })) : [],
  };
}

function creator(state: MockState, personId: string) {
  const { firstName, lastName } = personById(state, personId);
  return { creatorFirstName: firstName, creatorLastName: lastName };
}

function fullName(state: MockState, personId: string): string {
  const { firstName, lastName } = personById(state, personId);
  return `${firstName} ${lastName}`;
}
