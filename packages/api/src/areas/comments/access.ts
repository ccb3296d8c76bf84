import type { ObjectAccess, ObjectRef } from '../../contract/access.ts';

export type CommentAction = 'react' | 'edit' | 'delete' | 'report';

export interface OnComment extends ObjectAccess<'comments', CommentAction> {
  /** The post that it stands under. */
  post: ObjectRef;
}

export function onComment(action: CommentAction): OnComment {
  return {
    rule: 'object',
    area: 'comments',
    module: 'communities',
    action,
    at: { from: 'params', name: 'commentId' },
    post: { from: 'params', name: 'postId' },
    who: `Anyone signed in who may ${action === 'react' ? 'react to' : action} the comment.`,
  };
}
