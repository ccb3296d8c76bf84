import type { ObjectAccess, ObjectRef } from '../../contract/access.ts';

export type CommentAction = 'react' | 'edit' | 'delete' | 'accept' | 'report';

export interface OnComment extends ObjectAccess<'comments', CommentAction> {
  /** The post that it stands under. */
  post: ObjectRef;
}

const words: Partial<Record<CommentAction, string>> = { react: 'react to', accept: 'edit the post of' };

export function onComment(action: CommentAction): OnComment {
  return {
    rule: 'object',
    area: 'comments',
    module: 'communities',
    action,
    at: { from: 'params', name: 'commentId' },
    post: { from: 'params', name: 'postId' },
    who: `Anyone signed in who may ${words[action] ?? action} the comment.`,
  };
}
