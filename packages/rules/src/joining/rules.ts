import type { MembershipStatus } from '@portal/api/contract';
import { archived, conflict, forbidden, forbiddenBecause, invalid, type Refusal } from '@portal/api/rules';

export interface BelongingFacts {
  /** The person is staff of the portal: Admin, WorkSpaceOwner or Manager. */
  isStaff: boolean;
  isAutoJoin: boolean;
  status: MembershipStatus | null;
}

/** Who belongs without having joined, and cannot leave: staff everywhere; everybody not blocked, where joining is automatic. */
export function belongsAnyway({ isStaff, isAutoJoin, status }: BelongingFacts): boolean {
  return isStaff || (isAutoJoin && status !== 'Blocked');
}

export function countsAsJoined(facts: BelongingFacts): boolean {
  return belongsAnyway(facts) || facts.status === 'Joined';
}

interface JoiningFacts {
  belongsAnyway: boolean;
  isArchived: boolean;
  status: MembershipStatus | null;
}

/** What of it is no matter of having asked before: that is refused after the key of a repeated request has been looked up. */
export function joinAccessRefusal(facts: JoiningFacts): Refusal | null {
  if (facts.belongsAnyway) return conflict('You belong to this community already.');
  if (facts.status === 'Blocked') return forbiddenBecause('You cannot join this community.');
  return facts.isArchived ? archived : null;
}

/** Why somebody cannot join, or ask to. */
export function joinRefusal(facts: JoiningFacts): Refusal | null {
  if (facts.status === 'Joined') return conflict('You belong to this community already.');
  if (facts.status === 'Awaiting') return conflict('You have asked to join already.');
  return joinAccessRefusal(facts);
}

/** Why somebody cannot send the file that a question wants; it comes after the request. */
export function answerRefusal(facts: JoiningFacts): Refusal | null {
  if (facts.belongsAnyway) return conflict('You belong to this community already.');
  if (facts.status === 'Blocked') return forbiddenBecause('You cannot join this community.');
  if (facts.isArchived) return archived;
  const hasRequested = facts.status === 'Awaiting' || facts.status === 'Joined';
  return hasRequested ? null : conflict('Ask to join this community first.');
}

/** Why somebody cannot leave; who is no member has left already. */
export function leaveRefusal(facts: JoiningFacts): Refusal | null {
  if (facts.belongsAnyway) return conflict('This community cannot be left.');
  return facts.status === 'Blocked' ? forbidden : null;
}

/** A community keeps somebody who looks after it. */
export function lastModeratorRefusal(membership: { isModerator: boolean; hasOtherModerator: boolean }): Refusal | null {
  return membership.isModerator && !membership.hasOtherModerator
    ? conflict('You are the only moderator here. Make somebody else a moderator before you leave.')
    : null;
}

/** What becomes of joining: a private community lets people in itself. */
export function statusAfterJoinRequest({ isPublic }: { isPublic: boolean }): 'Joined' | 'Awaiting' {
  return isPublic ? 'Joined' : 'Awaiting';
}

/** Joining where the terms must be accepted, without having done so; the code leads the screen to the terms. */
export function agreementRefusal(community: { isRequireAgreement: boolean }, isAgreed = false): Refusal | null {
  if (!community.isRequireAgreement || isAgreed) return null;
  return { code: 'agreement_required', message: 'Please accept the terms and conditions to join this community.' };
}

export interface JoinQuestion {
  id: string;
  text: string;
  isRequiredAssets: boolean;
}

export interface JoinAnswer {
  questionId: string;
  answer: string;
}

/** A public community never asks its questions; a private one wants each answered that does not want a file instead, and no other. */
export function answersRefusal(
  { isPublic }: { isPublic: boolean },
  questions: readonly JoinQuestion[],
  answers: readonly JoinAnswer[],
): Refusal | null {
  if (isPublic) return null;
  if (answers.some(({ questionId }) => !questions.some(({ id }) => id === questionId)))
    return invalid('body.answers', 'This question is not asked here');
  const given = normalisedAnswers({ isPublic }, answers);
  const missing = questions.find(
    ({ id, isRequiredAssets }) => !isRequiredAssets && !given.some(({ questionId }) => questionId === id),
  );
  return missing === undefined ? null : invalid('body.answers', `Please answer: ${missing.text}`);
}

/** The answers that say something, without spaces around them; of two to one question the last. */
export function normalisedAnswers({ isPublic }: { isPublic: boolean }, answers: readonly JoinAnswer[]): JoinAnswer[] {
  const given = new Map(isPublic ? [] : answers.map(({ questionId, answer }) => [questionId, answer.trim()]));
  return [...given].flatMap(([questionId, answer]) => (answer === '' ? [] : [{ questionId, answer }]));
}
