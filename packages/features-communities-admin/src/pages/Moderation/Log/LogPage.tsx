import { calls, useEndpointPages } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import { LogScreen } from './LogScreen.tsx';

export { firstReads } from '../../Frame/use-admin-community.ts';

/** The log of a community, which is added to and never changed. */
export function LogPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="log">
      {() => <LiveLog key={params.id} id={params.id} />}
    </CommunityAdmin>
  );
}

function LiveLog({ id }: { id: string }) {
  const { refetch: _, ...list } = useEndpointPages(
    calls.moderation.log,
    { params: { id } },
    { pick: ({ deeds }) => deeds },
  );
  return <LogScreen {...list} />;
}
