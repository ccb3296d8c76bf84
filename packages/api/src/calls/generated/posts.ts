// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type PostsContract = Contract['posts'];

/** Posts of a community, newest first: `GET /api/v1/community/{id}/posts`, as {@link PostsContract.ofCommunity the contract} declares it */
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

/** Posts of my communities, newest first: `GET /api/v1/community/post/feed`, as {@link PostsContract.feed the contract} declares it */
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

/** A post: `GET /api/v1/community/post/{id}`, as {@link PostsContract.byId the contract} declares it */
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

/** Write a post: `POST /api/v1/community/post`, as {@link PostsContract.create the contract} declares it */
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

/** Edit, close or open a post: `PUT /api/v1/community/post/{postId}`, as {@link PostsContract.edit the contract} declares it */
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

/** Delete a post: `DELETE /api/v1/community/post/{id}`, as {@link PostsContract.delete the contract} declares it */
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

/** Record a view: `POST /api/v1/community/post/{id}/view`, as {@link PostsContract.view the contract} declares it */
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

/** Like a post: `POST /api/v1/community/post/{id}/like`, as {@link PostsContract.like the contract} declares it */
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

/** Take a like back: `POST /api/v1/community/post/{id}/dislike`, as {@link PostsContract.dislike the contract} declares it */
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

/** Save a post: `POST /api/v1/community/post/{id}/save`, as {@link PostsContract.save the contract} declares it */
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

/** Remove a post from saved: `POST /api/v1/community/post/{id}/unsave`, as {@link PostsContract.unsave the contract} declares it */
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

/** Change the tags of a post: `PUT /api/v1/community/post/{id}/set-tags`, as {@link PostsContract.setTags the contract} declares it */
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

/** Take back my changes to a post that wait for approval: `POST /api/v1/community/post/{id}/withdraw-edit`, as {@link PostsContract.withdrawEdit the contract} declares it */
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

/** Publish changes to a post that wait for approval: `POST /api/v1/admin/community/{communityId}/post/{postId}/approve-edit`, as {@link PostsContract.approveEdit the contract} declares it */
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

/** Decline changes to a post that wait for approval: `POST /api/v1/admin/community/{communityId}/post/{postId}/decline-edit`, as {@link PostsContract.declineEdit the contract} declares it */
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

/** Approve, decline or publish a post, or archive it for its reports: `POST /api/v1/admin/community/{communityId}/post/{postId}/set-status`, as {@link PostsContract.setStatus the contract} declares it */
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

/** Report a post to its moderators: `POST /api/v1/community/post/{id}/report`, as {@link PostsContract.report the contract} declares it */
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

/** People who like a post: `GET /api/v1/community/post/{id}/likes`, as {@link PostsContract.likes the contract} declares it */
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

/** People who viewed a post: `GET /api/v1/community/post/{id}/views`, as {@link PostsContract.views the contract} declares it */
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

/** Tags that posts can carry: `GET /api/v1/community/post/tag`, as {@link PostsContract.tags the contract} declares it */
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

/** How many posts a person has written, among those I may read: `GET /api/v1/community/users/{userId}/post-counter`, as {@link PostsContract.countOfAuthor the contract} declares it */
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
