import type { PageProps } from '@portal/kit';
import { CommunityScreen } from './CommunityScreen.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { useCommunity } from './use-community.ts';
import { useWayOut } from './use-way-out.ts';

/** A community's Members tab: key members, then everyone. */
export function CommunityMembersPage(props: PageProps<'alias'>) {
  const view = useCommunity(props.params.alias);
  const leave = useWayOut();
  return (
    <CommunityScreen view={view} tab="members" onLeft={leave}>
      {(visit) => (
        <MembersPanel communityId={visit.community.id} search={props.search} onSearchChange={props.onSearchChange} />
      )}
    </CommunityScreen>
  );
}
