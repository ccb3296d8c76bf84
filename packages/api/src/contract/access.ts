/** Feature modules that a profile switches; a call of a module that is off answers 404. */
export type Module =
  | 'communities'
  | 'events'
  | 'cpd'
  | 'news'
  | 'resources'
  | 'settings'
  | 'engagement_analytics'
  | 'preferences_and_interests'
  | 'activities_and_billing'
  | 'marketplace'
  | 'global_search'
  | 'first_time_login'
  | 'login_splash_screen'
  | 'member_directory'
  | 'areas_of_expertise'
  | 'organisation_directory';

export type CommunityAction = 'see' | 'read' | 'join' | 'leave' | 'post';
export type PostAction = 'read' | 'react' | 'comment' | 'edit' | 'delete' | 'report';
export type CommentAction = 'react' | 'edit' | 'delete' | 'report';

/** Where the object's id stands in the request. */
export interface ObjectRef {
  from: 'params' | 'query' | 'body';
  name: string;
}

/** Who may make a call. The server enforces it before the handler runs; the client never decides. */
export type Access =
  | { rule: 'anyone' }
  | { rule: 'signedIn'; module?: Module }
  | { rule: 'oneself' }
  | { rule: 'community'; module: 'communities'; action: CommunityAction; at: ObjectRef }
  | { rule: 'communityAlias'; module: 'communities'; action: 'see'; at: ObjectRef }
  | { rule: 'post'; module: 'communities'; action: PostAction; at: ObjectRef }
  | { rule: 'comment'; module: 'communities'; action: CommentAction; at: ObjectRef; post: ObjectRef };

export function anyone(): Access {
  return { rule: 'anyone' };
}

/** Any signed-in person; with `module`, only where the profile has it on and its access rules pass. */
export function signedIn(module?: Module): Access {
  return module === undefined ? { rule: 'signedIn' } : { rule: 'signedIn', module };
}

/** Signed in as oneself: refused to staff who act for somebody else. */
export function oneself(): Access {
  return { rule: 'oneself' };
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
