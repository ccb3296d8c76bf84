import type { PageProps } from '@portal/kit';
import { CommunityTabPage } from './CommunityTabPage.tsx';
import { MembersPanel } from './MembersPanel.tsx';

/** A community's Members tab: key members, then everyone. */
export function CommunityMembersPage(props: PageProps<'alias'>) {
  return (
    <CommunityTabPage alias={props.params.alias} tab="members">
      {(visit) => (
        <MembersPanel communityId={visit.community.id} search={props.search} onSearchChange={props.onSearchChange} />
      )}
    </CommunityTabPage>
  );
}
