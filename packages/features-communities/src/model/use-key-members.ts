import { calls, useEndpoint } from '@portal/api';

/** Moderators and editors of a community. */
export function useKeyMembers(communityId: string) {
  return useEndpoint(
    calls.communities.members,
    { params: { id: communityId }, query: { onlyKey: true } },
    { isEmpty: ({ members }) => members.length === 0 },
  );
}
