import type { Post } from '@portal/api';

export type PostStatus = Post['status'];

/** What the numbers of a post's status mean. */
export const postStatus = {
  default: 0,
  published: 1,
  waitForApproval: 2,
  deleted: 3,
  archivedDueToReported: 4,
  archived: 99,
} as const satisfies Record<string, PostStatus>;

/** Something about a post that its readers must know before they read it. */
export type PostBadge = 'pending' | 'closed' | 'archived' | 'deleted';

/** The badges of a post, most important first. */
export function postBadges(post: Pick<Post, 'status' | 'isFrozen'>): readonly PostBadge[] {
  const badges: PostBadge[] = [];
  if (post.status === postStatus.waitForApproval) badges.push('pending');
  if (post.status === postStatus.deleted) badges.push('deleted');
  if (post.status === postStatus.archived || post.status === postStatus.archivedDueToReported) badges.push('archived');
  if (post.isFrozen) badges.push('closed');
  return badges;
}

/** A published post that is open takes likes and comments. */
export function isOpen(post: Pick<Post, 'status' | 'isFrozen'>): boolean {
  return !post.isFrozen && (post.status === postStatus.published || post.status === postStatus.default);
}
