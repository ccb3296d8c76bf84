import type { MembershipStatus, PostStatus } from '@portal/api/contract';
import {
  conflict,
  forbiddenBecause,
  limits,
  type ModerationAction,
  notFound,
  postStatuses,
  type Refusal,
} from '@portal/api/rules';

const dayMs = 86_400_000;

/** What a decision against a post makes of it. */
const statusesOfPosts: Partial<Record<ModerationAction, PostStatus>> = {
  postDeclined: postStatuses.archived,
  postArchived: postStatuses.archivedDueToReported,
  postDeleted: postStatuses.deleted,
};

/** What a decision against a member makes of their membership. */
const statusesOfMembers: Partial<Record<ModerationAction, MembershipStatus>> = {
  memberRemoved: 'Removed',
  memberBlocked: 'Blocked',
};

/** What whom it concerns may ask to be looked at again. */
export const appealableActions = [
  'postDeclined',
  'postArchived',
  'postDeleted',
  'commentDeleted',
  'memberRemoved',
  'memberBlocked',
] as const;

/** What a decision was about, as it is now. */
export interface DecidedSubject {
  postStatus: number | null;
  isCommentDeleted: boolean;
  membership: MembershipStatus | null;
}

/** Whether what it was about still stands as it was decided. */
export function isStandingDecision(action: ModerationAction, now: DecidedSubject): boolean {
  if (action === 'commentDeleted') return now.isCommentDeleted;
  const ofMember = statusesOfMembers[action];
  if (ofMember !== undefined) return now.membership === ofMember;
  return now.postStatus !== null && now.postStatus === statusesOfPosts[action];
}

export interface DecisionFacts {
  deed: ModerationAction;
  at: Date;
  /** Whom it concerns. */
  personId: string | null;
  /** Who decided. */
  actorId: string | null;
  hasAppeal: boolean;
  /** What it was about still stands as decided. */
  isStillSo: boolean;
}

/** Whether somebody is told of a decision as theirs: what they did to their own is none. */
export function isDecisionOf({ deed, personId, actorId }: DecisionFacts, actor: { id: string }): boolean {
  return appealableActions.some((one) => one === deed) && personId === actor.id && actorId !== actor.id;
}

/** Why somebody cannot appeal: each decision once, by whom it concerns, in time, and as long as it stands. */
export function appealRefusal(decision: DecisionFacts | null, actor: { id: string }, now: Date): Refusal | null {
  if (decision === null || !isDecisionOf(decision, actor)) return notFound;
  if (decision.hasAppeal) return conflict('You have appealed already.');
  if (!decision.isStillSo) return conflict('This decision has been taken back already.');
  const { appealDays } = limits.moderation;
  return now.getTime() - decision.at.getTime() > appealDays * dayMs
    ? conflict(`A decision can be appealed for ${appealDays} days.`)
    : null;
}

export interface AppealFacts {
  isDecided: boolean;
  authorId: string | null;
  /** Who made the decision that is appealed. */
  firstBy: string | null;
  /** Somebody else moderates the community, who did neither write nor decide it. */
  hasOther: boolean;
}

/** Why somebody cannot decide about an appeal: never one's own, and not what one has decided first, where somebody else can. */
export function appealDecisionRefusal(appeal: AppealFacts | null, decider: { id: string }): Refusal | null {
  if (appeal === null) return notFound;
  if (appeal.authorId === decider.id) return forbiddenBecause('You cannot decide about your own appeal.');
  if (appeal.firstBy === decider.id && appeal.hasOther)
    return forbiddenBecause('Somebody else decides about appeals against your decisions.');
  return appeal.isDecided ? conflict('Somebody has decided about this appeal already.') : null;
}
