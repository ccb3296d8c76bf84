// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type PreviewsContract = Contract['previews'];

/** Show a post without the preview of its link: `DELETE /api/v1/community/post/{id}/preview`, as {@link PreviewsContract.removeFromPost the contract} declares it */
export const removeFromPost: CallOf<'previews', 'removeFromPost'> = {
  name: 'previews.removeFromPost',
  method: 'DELETE',
  path: '/api/v1/community/post/{id}/preview',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Show a comment without the preview of its link: `DELETE /api/v1/community/post/{postId}/comment/{commentId}/preview`, as {@link PreviewsContract.removeFromComment the contract} declares it */
export const removeFromComment: CallOf<'previews', 'removeFromComment'> = {
  name: 'previews.removeFromComment',
  method: 'DELETE',
  path: '/api/v1/community/post/{postId}/comment/{commentId}/preview',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
