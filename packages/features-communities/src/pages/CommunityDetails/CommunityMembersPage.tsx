import type { PageProps } from '@portal/kit';
import { CommunityTabPage } from './CommunityTabPage.tsx';
import { LiveMembers } from './LiveMembers.tsx';

export { firstReads } from './use-community.ts';

/** A community's Members tab: key members, then everyone. */
export function CommunityMembersPage(props: PageProps<'alias'>) {
  return (
    <CommunityTabPage alias={props.params.alias} tab="members">
      {(visit) => (
        <LiveMembers communityId={visit.community.id} search={props.search} onSearchChange={props.onSearchChange} />
      )}
    </CommunityTabPage>
  );
}
