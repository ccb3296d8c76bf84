import type { Notification } from '@portal/api/contract';
import { labelOfPost } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { personReply } from '../people/index.ts';
import type { NotificationRow } from './notifications.queries.ts';

export function notificationReply(row: NotificationRow, call: Call): Notification {
  const { initiator, community, post, author, comment, writer, asset, member, meeting } = row;
  const { firstName, lastName, avatarUrl } = personReply(initiator, call);
  return {
    id: String(row.id),
    readAt: row.readAt?.toISOString() ?? null,
    activityType: row.type,
    createdAt: row.at.toISOString(),
    initiatorUser: { firstName, lastName, avatar: avatarUrl },
    othersCount: row.othersCount,
    community,
    post: post && {
      id: post.id,
      title: post.title,
      label: labelOfPost(post.type),
      tags: row.tags,
      creatorFirstName: author?.firstName ?? '',
      creatorLastName: author?.lastName ?? '',
      secondaryCommunities: [],
      reports: row.reports.map((message) => ({ type: comment === null ? 'post' : 'comment', message })),
    },
    comment: comment && {
      id: comment.id,
      parentCommentId: comment.parentCommentId,
      creatorFirstName: writer?.firstName ?? '',
      creatorLastName: writer?.lastName ?? '',
    },
    asset: asset && { type: asset.url === null ? 'file' : 'link', name: asset.name, folderId: asset.folderId },
    meet: meeting,
    member: member === null ? null : { memberFullName: member },
    commentTotalLikes: comment?.likesCount ?? 0,
    postTotalViews: row.viewsCount ?? 0,
    postTotalCommentsCount: row.commentsCount ?? 0,
    postNotificationStatus: row.isFollowed,
  };
}
