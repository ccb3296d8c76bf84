// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Posts of a community, newest first: `GET /api/v1/community/{id}/posts` */
export const ofCommunity: CallOf<'posts', 'ofCommunity'> = {
  name: 'posts.ofCommunity',
  method: 'GET',
  path: '/api/v1/community/{id}/posts',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*': 'post' },
};

/** Posts of my communities, newest first: `GET /api/v1/community/post/feed` */
export const feed: CallOf<'posts', 'feed'> = {
  name: 'posts.feed',
  method: 'GET',
  path: '/api/v1/community/post/feed',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*': 'post' },
};

/** A post: `GET /api/v1/community/post/{id}` */
export const byId: CallOf<'posts', 'byId'> = {
  name: 'posts.byId',
  method: 'GET',
  path: '/api/v1/community/post/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { '': 'post' },
};

/** Write a post: `POST /api/v1/community/post` */
export const create: CallOf<'posts', 'create'> = {
  name: 'posts.create',
  method: 'POST',
  path: '/api/v1/community/post',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Edit, close or open a post: `PUT /api/v1/community/post/{postId}` */
export const edit: CallOf<'posts', 'edit'> = {
  name: 'posts.edit',
  method: 'PUT',
  path: '/api/v1/community/post/{postId}',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a post: `DELETE /api/v1/community/post/{id}` */
const deleteCall: CallOf<'posts', 'delete'> = {
  name: 'posts.delete',
  method: 'DELETE',
  path: '/api/v1/community/post/{id}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
export { deleteCall as delete };

/** Record a view: `POST /api/v1/community/post/{id}/view` */
export const view: CallOf<'posts', 'view'> = {
  name: 'posts.view',
  method: 'POST',
  path: '/api/v1/community/post/{id}/view',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Like a post: `POST /api/v1/community/post/{id}/like` */
export const like: CallOf<'posts', 'like'> = {
  name: 'posts.like',
  method: 'POST',
  path: '/api/v1/community/post/{id}/like',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take a like back: `POST /api/v1/community/post/{id}/dislike` */
export const dislike: CallOf<'posts', 'dislike'> = {
  name: 'posts.dislike',
  method: 'POST',
  path: '/api/v1/community/post/{id}/dislike',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Save a post: `POST /api/v1/community/post/{id}/save` */
export const save: CallOf<'posts', 'save'> = {
  name: 'posts.save',
  method: 'POST',
  path: '/api/v1/community/post/{id}/save',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Remove a post from saved: `POST /api/v1/community/post/{id}/unsave` */
export const unsave: CallOf<'posts', 'unsave'> = {
  name: 'posts.unsave',
  method: 'POST',
  path: '/api/v1/community/post/{id}/unsave',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Change the tags of a post: `PUT /api/v1/community/post/{id}/set-tags` */
export const setTags: CallOf<'posts', 'setTags'> = {
  name: 'posts.setTags',
  method: 'PUT',
  path: '/api/v1/community/post/{id}/set-tags',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take back my changes to a post that wait for approval: `POST /api/v1/community/post/{id}/withdraw-edit` */
export const withdrawEdit: CallOf<'posts', 'withdrawEdit'> = {
  name: 'posts.withdrawEdit',
  method: 'POST',
  path: '/api/v1/community/post/{id}/withdraw-edit',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Publish changes to a post that wait for approval: `POST /api/v1/admin/community/{communityId}/post/{postId}/approve-edit` */
export const approveEdit: CallOf<'posts', 'approveEdit'> = {
  name: 'posts.approveEdit',
  method: 'POST',
  path: '/api/v1/admin/community/{communityId}/post/{postId}/approve-edit',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Decline changes to a post that wait for approval: `POST /api/v1/admin/community/{communityId}/post/{postId}/decline-edit` */
export const declineEdit: CallOf<'posts', 'declineEdit'> = {
  name: 'posts.declineEdit',
  method: 'POST',
  path: '/api/v1/admin/community/{communityId}/post/{postId}/decline-edit',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Approve, decline or publish a post, or archive it for its reports: `POST /api/v1/admin/community/{communityId}/post/{postId}/set-status` */
export const setStatus: CallOf<'posts', 'setStatus'> = {
  name: 'posts.setStatus',
  method: 'POST',
  path: '/api/v1/admin/community/{communityId}/post/{postId}/set-status',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Report a post to its moderators: `POST /api/v1/community/post/{id}/report` */
export const report: CallOf<'posts', 'report'> = {
  name: 'posts.report',
  method: 'POST',
  path: '/api/v1/community/post/{id}/report',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** People who like a post: `GET /api/v1/community/post/{id}/likes` */
export const likes: CallOf<'posts', 'likes'> = {
  name: 'posts.likes',
  method: 'GET',
  path: '/api/v1/community/post/{id}/likes',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'users.*': 'person' },
};

/** People who viewed a post: `GET /api/v1/community/post/{id}/views` */
export const views: CallOf<'posts', 'views'> = {
  name: 'posts.views',
  method: 'GET',
  path: '/api/v1/community/post/{id}/views',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'users.*': 'person' },
};

/** Tags that posts can carry: `GET /api/v1/community/post/tag` */
export const tags: CallOf<'posts', 'tags'> = {
  name: 'posts.tags',
  method: 'GET',
  path: '/api/v1/community/post/tag',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** How many posts a person has written, among those I may read: `GET /api/v1/community/users/{userId}/post-counter` */
export const countOfAuthor: CallOf<'posts', 'countOfAuthor'> = {
  name: 'posts.countOfAuthor',
  method: 'GET',
  path: '/api/v1/community/users/{userId}/post-counter',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
