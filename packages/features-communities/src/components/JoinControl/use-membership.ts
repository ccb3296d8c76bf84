import { calls, useEndpointCache, type Community } from '@portal/api';

/** Every read that depends on whether the person is in. */
const membershipReads = [
  calls.communities.getList,
  calls.communities.byAlias,
  calls.communities.preference,
  calls.communities.recommended,
  calls.communities.members,
  calls.posts.feed,
  calls.posts.ofCommunity,
] as const;

/** Shows at once how the person now stands to a community, then asks the server again. */
export function useMembershipChange(id: string): (status: Community['membershipStatus']) => void {
  const cache = useEndpointCache();
  return (membershipStatus) => {
    cache.patch('community', id, { membershipStatus });
    for (const call of membershipReads) cache.invalidate(call);
  };
}
