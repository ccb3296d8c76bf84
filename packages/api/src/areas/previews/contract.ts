import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done } from '../../contract/fields.ts';
import { onComment } from '../comments/access.ts';
import { onPost } from '../posts/access.ts';

export const previews = {
  removeFromPost: endpoint({
    method: 'DELETE',
    path: '/api/v1/community/post/{id}/preview',
    summary: 'Show a post without the preview of its link',
    access: onPost('edit'),
    limit: callLimits.edits,
    response: done,
    problems: ['post_closed'],
  }),
  removeFromComment: endpoint({
    method: 'DELETE',
    path: '/api/v1/community/post/{postId}/comment/{commentId}/preview',
    summary: 'Show a comment without the preview of its link',
    access: onComment('edit'),
    limit: callLimits.edits,
    response: done,
    problems: ['post_closed'],
  }),
};
