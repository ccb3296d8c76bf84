import type { Notification } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { pageOf } from '../../../mock/pages.ts';
import { countReactions, hasReacted } from '../../../mock/reactions.ts';
import { commentsUnder } from '../../comments/state.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import { tagsOf } from '../../posts/mock/pending-edit-reply.ts';
import { openReports } from '../../posts/mock/report.ts';
import type { MockPost } from '../../posts/state.ts';
import {
  daysOfDigest,
  labelOfPost,
  mostMailedNews,
  noNewsByMail,
  notificationTypes,
  readUntil,
  typesMailed,
  unwantedTypes,
  wantedTypes,
} from '@portal/rules';
import { allHappenedFor, type Happened, happenedFor } from './happened.ts';

export const notifications: HandlersOf<'notifications'> = {
  list({ query }, call) {
    const replies = happenedFor(call.state, viewerOf(call), call.now)
      .map((happened) => notificationReply(happened, call))
      .filter(({ readAt }) => query.isRead === undefined || (readAt !== null) === query.isRead);
    const { items, ...rest } = pageOf(replies, ({ id }) => id, query);
    return { notifications: items, ...rest };
  },
  setAsRead({ body }, call) {
    const marks = marksOf(call);
    const byId = new Map([...marks.byId, ...body.ids.map((id) => [id, call.now] as const)]);
    call.state.notificationReads.set(viewerOf(call).id, { ...marks, byId });
    return {};
  },
  setAllAsRead({ query }, call) {
    const marks = marksOf(call);
    const until = readUntil(query.until, call.now);
    const allAt = marks.allAt && marks.allAt > until ? marks.allAt : until;
    const byId = new Map([...marks.byId].filter(([, at]) => at > until));
    call.state.notificationReads.set(viewerOf(call).id, { allAt, byId });
    return {};
  },
  settings(_, call) {
    return { notificationActivityTypes: wantedTypes(call.state.unwantedNotifications.get(viewerOf(call).id) ?? []) };
  },
  saveSettings({ body }, call) {
    call.state.unwantedNotifications.set(viewerOf(call).id, unwantedTypes(body.notificationActivityTypes));
    return {};
  },
  newsByMail: (_, call) => call.state.newsByMail.get(viewerOf(call).id) ?? { ...noNewsByMail },
  saveNewsByMail({ body }, call) {
    call.state.newsByMail.set(viewerOf(call).id, body);
    return body;
  },
  previewOfDigest({ query }, call) {
    const since = new Date(call.now.getTime() - daysOfDigest(query.pace) * dayMs);
    const types: readonly number[] = typesMailed(query, 'digest');
    const replies = allHappenedFor(call.state, viewerOf(call), call.now)
      .filter(({ type, at }) => types.includes(type) && at >= since)
      .map((happened) => notificationReply(happened, call));
    return {
      since: since.toISOString(),
      notifications: replies.slice(0, mostMailedNews),
      totalItemCount: replies.length,
    };
  },
};

const dayMs = 86_400_000;

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
  const { id, type, access, at, initiatorIds, post, comment, meeting, asset = null, memberId } = happened;
  const { community } = access;
  const [initiatorId = '', ...others] = initiatorIds;
  const { firstName, lastName, avatarUrl } = personReply(personById(state, initiatorId), viewerOf(call), state);
  return {
    id,
    readAt: readAt(id, at, call),
    activityType: type,
    createdAt: at.toISOString(),
    initiatorUser: { firstName, lastName, avatar: avatarUrl },
    othersCount: others.length,
    community: { id: community.id, alias: community.alias, name: community.name },
    post: post ? postPart(happened, post, state) : null,
    comment: comment
      ? { id: comment.id, parentCommentId: comment.parentCommentId, ...creator(state, comment.authorId) }
      : null,
    asset,
    meet: meeting ? { id: meeting.id, name: meeting.name } : null,
    member: memberId === undefined ? null : { memberFullName: fullName(state, memberId) },
    commentTotalLikes: comment ? countReactions(state.commentLikes, comment.id) : 0,
    postTotalViews: post?.viewsCount ?? 0,
    postTotalCommentsCount: post ? commentsUnder(state, post.id).length : 0,
    postNotificationStatus: post !== undefined && isFollowedBy(viewerOf(call).id, post, state),
  };
}

function isFollowedBy(personId: string, { id, authorId }: MockPost, state: MockState): boolean {
  return (
    authorId === personId ||
    hasReacted(state.postSaves, id, personId) ||
    commentsUnder(state, id).some((comment) => comment.authorId === personId)
  );
}

function postPart({ type, access, comment }: Happened, post: MockPost, state: MockState): Notification['post'] {
  const decides = access.permissions.has('postDelete');
  return {
    id: post.id,
    title: post.title,
    label: labelOfPost(post.type),
    tags: tagsOf(state, post.tagIds).map(({ name }) => name),
    ...creator(state, post.authorId),
    secondaryCommunities: [],
    reports: decides ? visibleReportsOf(type, { postId: post.id, commentId: comment?.id }, state) : [],
  };
}

interface Reported {
  postId: string;
  commentId: string | undefined;
}

function visibleReportsOf(type: number, { postId, commentId }: Reported, state: MockState) {
  const all = openReports(state);
  if (type === notificationTypes.newActionRequestToPost)
    return all
      .filter((report) => report.postId === postId)
      .map(({ reason }) => ({ type: 'post' as const, message: reason }));
  if (type !== notificationTypes.newActionRequestToComment) return [];
  return all
    .filter((report) => report.commentId === commentId)
    .map(({ reason }) => ({ type: 'comment' as const, message: reason }));
}

function creator(state: MockState, personId: string) {
  const { firstName, lastName } = personById(state, personId);
  return { creatorFirstName: firstName, creatorLastName: lastName };
}

function fullName(state: MockState, personId: string): string {
  const { firstName, lastName } = personById(state, personId);
  return `${firstName} ${lastName}`;
}
