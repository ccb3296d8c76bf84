import { conflict, invalid, type MemberStatus, notFound, type Refusal } from '@portal/api/rules';

/** A membership is known to whoever it is of. */
export function ownMembershipRefusal(membership: { personId: string } | null, actor: { id: string }): Refusal | null {
  return membership?.personId === actor.id ? null : notFound;
}

interface MembershipStandingFacts {
  terminatedOn: string | null;
  isLapsed: boolean;
}

export function memberStatus({ terminatedOn, isLapsed }: MembershipStandingFacts): MemberStatus {
  if (terminatedOn !== null) return 'Cancelled';
  return isLapsed ? 'Lapsed' : 'Active';
}

/** Why somebody cancels their membership, to choose from. */
export const cancelReasons = [
  'I have retired',
  'I have changed my profession',
  'I am moving overseas',
  'The membership costs too much',
  'I do not use what it offers',
  'Other',
] as const;

/** The reason that asks for words of one's own. */
export function isOtherReason(reason: string): boolean {
  return reason.trim().toLowerCase() === 'other';
}

/** What is there to cancel; what has lapsed can be cancelled, so that nobody is asked to renew it. */
export function canCancelMembership(membership: Pick<MembershipStandingFacts, 'terminatedOn'> | null): boolean {
  return membership !== null && membership.terminatedOn === null;
}

export function cancellationRefusal(
  membership: Pick<MembershipStandingFacts, 'terminatedOn'> | null,
  { reason, other }: { reason: string; other: string },
): Refusal | null {
  if (!cancelReasons.some((one) => one === reason))
    return invalid('body.CancelMembershipReason', 'Please select a reason.');
  if (isOtherReason(reason) && other.trim() === '')
    return invalid('body.CancelMembershipReasonOther', 'Please enter cancellation details.');
  return canCancelMembership(membership) ? null : conflict('You have no membership that can be cancelled.');
}

/** A renewal never shortens a membership. */
export function renewedTo(before: string | null, end: string): string {
  return before !== null && before > end ? before : end;
}
