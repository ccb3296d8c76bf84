import type { MembershipStatus } from '@portal/api/contract';
import { and, eq } from 'drizzle-orm';
import { memberships } from '../../db/schema/index.ts';

export function isMember(communityId: string, personId: string, status: MembershipStatus) {
  return and(
    eq(memberships.communityId, communityId),
    eq(memberships.personId, personId),
    eq(memberships.status, status),
  );
}
