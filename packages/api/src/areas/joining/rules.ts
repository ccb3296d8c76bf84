import type { MembershipStatus } from '../../contract/entities.ts';

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
