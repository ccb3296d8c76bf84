import { calls, useEndpoint } from '@portal/api';
import { mapView, useViewer } from '@portal/kit';
import { useMyCommunities } from '../../components/CommunitiesMenu/use-my-communities.ts';

/** The person's communities, and some they may like. */
export function useCommunitiesDashboard() {
  const viewer = useViewer();
  const mine = useMyCommunities();
  const recommended = useEndpoint(
    calls.communities.recommended,
    {},
    { isEmpty: ({ communities }) => communities.length === 0 },
  );
  return {
    ...mine,
    firstName: viewer?.firstName ?? null,
    recommended: mapView(recommended.view, ({ communities }) => communities),
  };
}
