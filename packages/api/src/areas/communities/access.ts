import type { ObjectAccess, ObjectRef } from '../../contract/access.ts';

export type CommunityAction =
  | 'see'
  | 'read'
  | 'join'
  | 'answer'
  | 'leave'
  | 'post'
  | 'meet'
  | 'edit'
  | 'remove'
  | 'administer'
  | 'describe'
  | 'shareAssets'
  | 'keepMembers'
  | 'letIn'
  | 'blacklist'
  | 'oversee'
  | 'moderatePosts'
  | 'decidePostReports'
  | 'decideCommentReports';

export interface OnCommunity extends ObjectAccess<'communities', CommunityAction> {
  /** It is named by its alias, not by its id. */
  isAlias: boolean;
}

const words: Partial<Record<CommunityAction, string>> = {
  post: 'write in',
  meet: 'look after the meetings of',
  shareAssets: 'look after the assets of',
  keepMembers: 'look after the members of',
  letIn: 'let people into',
  blacklist: 'keep the blacklist of',
  oversee: 'appoint the moderators of',
  moderatePosts: 'approve or edit the posts of',
  decidePostReports: 'delete the posts of others in',
  decideCommentReports: 'delete the comments of others in',
};

export function onCommunity(action: CommunityAction, at: ObjectRef = { from: 'params', name: 'id' }): OnCommunity {
  const who = `Anyone signed in who may ${words[action] ?? action} the community.`;
  return { rule: 'object', area: 'communities', module: 'communities', action, at, who, isAlias: false };
}

export function onCommunityAlias(): OnCommunity {
  return { ...onCommunity('see', { from: 'query', name: 'alias' }), isAlias: true };
}
