// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Show a post without the preview of its link: `DELETE /api/v1/community/post/{id}/preview` */
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

/** Show a comment without the preview of its link: `DELETE /api/v1/community/post/{postId}/comment/{commentId}/preview` */
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
