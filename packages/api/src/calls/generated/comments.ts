// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type CommentsContract = Contract['comments'];

/** Comments of a post, oldest first, flat: `GET /api/v1/community/post/{id}/comment`, as {@link CommentsContract.list the contract} declares it */
export const list: CallOf<'comments', 'list'> = {
  name: 'comments.list',
  method: 'GET',
  path: '/api/v1/community/post/{id}/comment',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'comments.*': 'comment' },
};

/** Comment on a post or answer a comment: `POST /api/v1/community/post/{postId}/comment`, as {@link CommentsContract.create the contract} declares it */
export const create: CallOf<'comments', 'create'> = {
  name: 'comments.create',
  method: 'POST',
  path: '/api/v1/community/post/{postId}/comment',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Say that I am writing a comment, to those who have the post on screen: `POST /api/v1/community/post/{postId}/writing`, as {@link CommentsContract.writing the contract} declares it */
export const writing: CallOf<'comments', 'writing'> = {
  name: 'comments.writing',
  method: 'POST',
  path: '/api/v1/community/post/{postId}/writing',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Edit a comment: `PUT /api/v1/community/post/{postId}/comment/{commentId}`, as {@link CommentsContract.edit the contract} declares it */
export const edit: CallOf<'comments', 'edit'> = {
  name: 'comments.edit',
  method: 'PUT',
  path: '/api/v1/community/post/{postId}/comment/{commentId}',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a comment: `DELETE /api/v1/community/post/{postId}/comment/{commentId}`, as {@link CommentsContract.delete the contract} declares it */
const deleteCall: CallOf<'comments', 'delete'> = {
  name: 'comments.delete',
  method: 'DELETE',
  path: '/api/v1/community/post/{postId}/comment/{commentId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
export { deleteCall as delete };

/** Like a comment: `POST /api/v1/community/post/{postId}/comment/{commentId}/like`, as {@link CommentsContract.like the contract} declares it */
export const like: CallOf<'comments', 'like'> = {
  name: 'comments.like',
  method: 'POST',
  path: '/api/v1/community/post/{postId}/comment/{commentId}/like',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take a like back: `POST /api/v1/community/post/{postId}/comment/{commentId}/dislike`, as {@link CommentsContract.dislike the contract} declares it */
export const dislike: CallOf<'comments', 'dislike'> = {
  name: 'comments.dislike',
  method: 'POST',
  path: '/api/v1/community/post/{postId}/comment/{commentId}/dislike',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Accept a comment as the answer to a question: `POST /api/v1/community/post/{postId}/comment/{commentId}/accept`, as {@link CommentsContract.accept the contract} declares it */
export const accept: CallOf<'comments', 'accept'> = {
  name: 'comments.accept',
  method: 'POST',
  path: '/api/v1/community/post/{postId}/comment/{commentId}/accept',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take back that a comment answers a question: `POST /api/v1/community/post/{postId}/comment/{commentId}/unaccept`, as {@link CommentsContract.unaccept the contract} declares it */
export const unaccept: CallOf<'comments', 'unaccept'> = {
  name: 'comments.unaccept',
  method: 'POST',
  path: '/api/v1/community/post/{postId}/comment/{commentId}/unaccept',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Report a comment to its moderators: `POST /api/v1/community/post/{postId}/comment/{commentId}/report`, as {@link CommentsContract.report the contract} declares it */
export const report: CallOf<'comments', 'report'> = {
  name: 'comments.report',
  method: 'POST',
  path: '/api/v1/community/post/{postId}/comment/{commentId}/report',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
