import type { PostStatus } from '@portal/api/contract';
import { archived, conflict, forbidden, postStatuses, type Refusal } from '@portal/api/rules';
import type { CommunityFacts } from '../communities/community-rules.ts';
import { type Decided, decidedAlready } from '../moderation/action-rules.ts';
import { changedRefusal } from './edit-versions.ts';
import { type EditWish, isPublished, type PostFacts } from './post-rules.ts';

const { default: unset, published, waitForApproval, deleted, archived: declined, archivedDueToReported } = postStatuses;

type Asks = Pick<CommunityFacts, 'isRequirePostApproval' | 'permissions'>;

/** Whether what somebody writes in a community waits until somebody else approves it. */
export function waitsForApproval({ isRequirePostApproval, permissions }: Asks): boolean {
  return isRequirePostApproval && !permissions.has('postApprove');
}

/** A new post is published, or waits. */
export function statusOfNewPost(community: Asks): 1 | 2 {
  return waitsForApproval(community) ? waitForApproval : published;
}

interface Edited extends Pick<PostFacts, 'status'> {
  community: Asks & Pick<CommunityFacts, 'isRequireEditApproval'>;
}

/** Whether somebody's edit of a post waits. A post that waits itself is simply changed: nobody has approved it yet. */
export function editWaits({ status, community }: Edited): boolean {
  return isPublished(status) && community.isRequireEditApproval && waitsForApproval(community);
}

/** What becomes of the words and files of an edit. */
export function courseOfEdit({ changesContent }: EditWish, post: Edited): 'unchanged' | 'waits' | 'published' {
  if (!changesContent) return 'unchanged';
  return editWaits(post) ? 'waits' : 'published';
}

/** The statuses that can be set, from where, and what that takes. */
const transitions: readonly {
  from: readonly PostStatus[];
  to: PostStatus;
  takes: 'postApprove' | 'postDelete' | 'postEdit';
}[] = [
  { from: [waitForApproval], to: published, takes: 'postApprove' },
  { from: [waitForApproval], to: declined, takes: 'postApprove' },
  { from: [declined], to: published, takes: 'postApprove' },
  { from: [archivedDueToReported], to: published, takes: 'postDelete' },
  { from: [deleted], to: published, takes: 'postEdit' },
  { from: [unset, published], to: archivedDueToReported, takes: 'postDelete' },
];

/** Another status for a post, as it was read. */
export interface StatusWish {
  status: PostStatus;
  version: number;
}

/** Why a post cannot be given another status; `decided` is what was done with it last, for who comes too late. */
export function statusRefusal(
  { status: to, version }: StatusWish,
  post: PostFacts & { version: number },
  isReported: boolean,
  decided: Decided | null = null,
): Refusal | null {
  const { status, community } = post;
  const way = transitions.find((one) => one.to === to && one.from.some((from) => from === status));
  if (way === undefined) return conflict(decidedAlready(decided));
  if (!community.permissions.has(way.takes)) return forbidden;
  // It may have been deleted before anybody had approved it.
  if (status === deleted && waitsForApproval(community)) return forbidden;
  if (to === published && community.isArchived) return archived;
  if (to === archivedDueToReported && !isReported) return conflict('Nobody has reported this post.');
  return changedRefusal('post', version, post.version);
}
