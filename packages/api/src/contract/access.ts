import type { ModuleId, SubmoduleId } from '@portal/kit/access';

/** The part of the portal that a call belongs to: where a profile has it off, the call answers 404. */
interface Part {
  module?: ModuleId | undefined;
  submodule?: SubmoduleId | undefined;
}

export type CommunityAction = 'see' | 'read' | 'join' | 'answer' | 'leave' | 'post';
export type PostAction =
  'read' | 'react' | 'comment' | 'edit' | 'tag' | 'delete' | 'report' | 'approve' | 'approveEdit' | 'setStatus';
export type CommentAction = 'react' | 'edit' | 'delete' | 'report';

/** Where the object's id stands in the request. */
export interface ObjectRef {
  from: 'params' | 'query' | 'body';
  name: string;
}

/** Who may make a call. The server enforces it before the handler runs; the client never decides. */
export type Access =
  | ({ rule: 'anyone' } & Part)
  | ({ rule: 'signedIn' } & Part)
  | ({ rule: 'notImpersonating' } & Part)
  | ({ rule: 'administrator' } & Part)
  | ({ rule: 'findPeople'; at: ObjectRef } & Part)
  | { rule: 'community'; module: 'communities'; action: CommunityAction; at: ObjectRef }
  | { rule: 'communityAlias'; module: 'communities'; action: 'see'; at: ObjectRef }
  | { rule: 'post'; module: 'communities'; action: PostAction; at: ObjectRef }
  | { rule: 'comment'; module: 'communities'; action: CommentAction; at: ObjectRef; post: ObjectRef };

/** No sign-in needed. With `module`, and `submodule` beside it, only where the profile has them on: everywhere else the call answers 404. */
export function anyone(module?: ModuleId, submodule?: SubmoduleId): Access {
  return { rule: 'anyone', module, submodule };
}

/** Any signed-in person; with `module`, only where the profile has it on and its access rules pass. */
export function signedIn(module?: ModuleId, submodule?: SubmoduleId): Access {
  return { rule: 'signedIn', module, submodule };
}

/** Signed in as oneself: refused to staff who act for somebody else. */
export function notImpersonating(module?: ModuleId, submodule?: SubmoduleId): Access {
  return { rule: 'notImpersonating', module, submodule };
}

/** Administrators, as themselves: refused to them too while they act for somebody else. */
export function administrator(): Access {
  return { rule: 'administrator' };
}

/** Who brings people in: staff everywhere; in a community, whoever may add members or invite to meetings there. */
export function findingPeople(): Access {
  return { rule: 'findPeople', at: { from: 'body', name: 'communityId' } };
}

export function onCommunity(action: CommunityAction, at: ObjectRef = { from: 'params', name: 'id' }): Access {
  return { rule: 'community', module: 'communities', action, at };
}

export function onCommunityAlias(): Access {
  return { rule: 'communityAlias', module: 'communities', action: 'see', at: { from: 'query', name: 'alias' } };
}

export function onPost(action: PostAction, name: 'id' | 'postId' = 'id'): Access {
  return { rule: 'post', module: 'communities', action, at: { from: 'params', name } };
}

export function onComment(action: CommentAction): Access {
  return {
    rule: 'comment',
    module: 'communities',
    action,
    at: { from: 'params', name: 'commentId' },
    post: { from: 'params', name: 'postId' },
  };
}
