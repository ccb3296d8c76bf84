import { calls, type Community, firstRead, useEndpoint } from '@portal/api';
import { administers, type AdminFacts, type PostStatistics } from '@portal/rules';
import { mapView, type View } from '@portal/kit';
import { useIsStaff } from '@portal/features-communities/parts';

/** A community, and how the person who asks stands to it. */
export interface AdminCommunity {
  community: Community;
  facts: AdminFacts;
}

/** What every page of a community's admin area begins with. */
export function firstReads({ id }: { id: string }) {
  return [firstRead(calls.communities.byId, { params: { id } })];
}

export interface AdminCommunityRead {
  view: View<AdminCommunity>;
  /** Null as long as they are not known. */
  statistics: PostStatistics | null;
}

export function useAdminCommunity(id: string): AdminCommunityRead {
  const isStaff = useIsStaff();
  const { view, data } = useEndpoint(calls.communities.byId, { params: { id } });
  const facts = (community: Community): AdminFacts => ({ permissions: new Set(community.permissions), isStaff });
  const statistics = useEndpoint(
    calls.communities.postStatistics,
    { params: { id } },
    { enabled: data !== undefined && administers(facts(data)) },
  );
  return {
    view: mapView(view, (community) => ({ community, facts: facts(community) })),
    statistics: statistics.data ?? null,
  };
}
