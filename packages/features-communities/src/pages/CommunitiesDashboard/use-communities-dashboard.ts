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
    // It stands beside what is read first or below it, and would take a connection from that.
    { enabled: mine.mine.state !== 'loading', isEmpty: ({ communities }) => communities.length === 0 },
  );
  return {
    ...mine,
    firstName: viewer?.firstName ?? null,
    recommended: mapView(recommended.view, ({ communities }) => communities),
  };
}
