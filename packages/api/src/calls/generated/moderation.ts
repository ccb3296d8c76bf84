// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** All posts of a community, newest first: also those that wait, are archived or deleted: `GET /api/v1/admin/community/{communityId}/post` */
export const posts: CallOf<'moderation', 'posts'> = {
  name: 'moderation.posts',
  method: 'GET',
  path: '/api/v1/admin/community/{communityId}/post',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*': 'post' },
};

/** Published posts with reports that nobody has decided about, the one that waits longest first: `GET /api/v1/admin/community/{communityId}/post/report` */
export const reportedPosts: CallOf<'moderation', 'reportedPosts'> = {
  name: 'moderation.reportedPosts',
  method: 'GET',
  path: '/api/v1/admin/community/{communityId}/post/report',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*': 'post', 'reporters.*': 'person' },
};

/** Decline reports of posts, which stay as they are: `DELETE /api/v1/admin/community/{communityId}/post/report` */
export const denyPostReports: CallOf<'moderation', 'denyPostReports'> = {
  name: 'moderation.denyPostReports',
  method: 'DELETE',
  path: '/api/v1/admin/community/{communityId}/post/report',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Comments with reports that nobody has decided about, the one that waits longest first: `GET /api/v1/admin/community/{id}/comment/report` */
export const reportedComments: CallOf<'moderation', 'reportedComments'> = {
  name: 'moderation.reportedComments',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/comment/report',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'comments.*': 'comment', 'posts.*': 'part of post', 'reporters.*': 'person' },
};

/** Decline reports of comments, which stay: `DELETE /api/v1/admin/community/{id}/comment/report` */
export const denyCommentReports: CallOf<'moderation', 'denyCommentReports'> = {
  name: 'moderation.denyCommentReports',
  method: 'DELETE',
  path: '/api/v1/admin/community/{id}/comment/report',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
