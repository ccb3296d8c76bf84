import { calls, useEndpoint, type Member } from '@portal/api';
import { useMemo } from 'react';

export type MemberRole = Member['role'];

/** Roles of the people in a community: moderators and editors are listed by their own call, everyone else is a member. */
export function useKeyRoles(communityId: string | null): (userId: string) => MemberRole | undefined {
  const { data } = useEndpoint(
    calls.communities.members,
    { params: { id: communityId ?? '' }, query: { onlyKey: true } },
    { enabled: communityId !== null },
  );
  return useMemo(() => {
    const roles = new Map((data?.members ?? []).map((member) => [member.userId, member.role]));
    return (userId) => (data === undefined ? undefined : (roles.get(userId) ?? 'Member'));
  }, [data]);
}
