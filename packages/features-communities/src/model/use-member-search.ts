import { calls, useEndpoint, useUserSearch, type UserSearchResult } from '@portal/api';
import { countsAsJoined } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { isStaffLevel } from '@portal/kit/access';
import { communitiesMessages } from '../messages.ts';

/** Finds people for a picker; only those who count as members of the community can be chosen. */
export function useMemberSearch({
  chosen,
  communityId,
}: {
  chosen: readonly string[];
  communityId: string;
}): UserSearchResult {
  const t = useMessages(communitiesMessages);
  const { data: community } = useEndpoint(calls.communities.byId, { params: { id: communityId } });
  return useUserSearch({
    chosen,
    communityId,
    unavailable({ membershipStatus: status, ...user }) {
      // What nobody could be asked for is left to the server.
      if (community === undefined) return null;
      const { isAutoJoin } = community;
      return countsAsJoined({ isStaff: isStaffLevel(user), isAutoJoin, status }) ? null : t('notAMember');
    },
  });
}
