import type { ObjectAccess } from '../../contract/access.ts';

export type PostAction =
  | 'read'
  | 'react'
  | 'vote'
  | 'comment'
  | 'edit'
  | 'tag'
  | 'delete'
  | 'report'
  | 'approve'
  | 'approveEdit'
  | 'setStatus';

export type OnPost = ObjectAccess<'posts', PostAction>;

const words: Partial<Record<PostAction, string>> = {
  comment: 'comment on',
  react: 'react to',
  vote: 'vote in the poll of',
};

export function onPost(action: PostAction, name: 'id' | 'postId' = 'id'): OnPost {
  const who = `Anyone signed in who may ${words[action] ?? action} the post.`;
  return { rule: 'object', area: 'posts', module: 'communities', action, at: { from: 'params', name }, who };
}
