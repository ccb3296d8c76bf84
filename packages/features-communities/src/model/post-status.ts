import { type Post, postStatuses } from '@portal/api';

/** Something about a post that its readers must know before they read it. */
export type PostBadge = 'pending' | 'closed' | 'archived' | 'deleted' | 'question' | 'answered';

/** What of a post its badges tell. */
export type BadgeFact = 'status' | 'isFrozen' | 'isQuestion' | 'acceptedCommentId';

/** The badges of a post, most important first. */
export function postBadges(post: Pick<Post, BadgeFact>): readonly PostBadge[] {
  const badges: PostBadge[] = [];
  if (post.status === postStatuses.waitForApproval) badges.push('pending');
  if (post.status === postStatuses.deleted) badges.push('deleted');
  if (post.status === postStatuses.archived || post.status === postStatuses.archivedDueToReported)
    badges.push('archived');
  if (post.isFrozen) badges.push('closed');
  if (post.isQuestion) badges.push(post.acceptedCommentId === null ? 'question' : 'answered');
  return badges;
}
