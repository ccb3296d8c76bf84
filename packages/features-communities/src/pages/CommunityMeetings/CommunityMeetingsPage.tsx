import type { PageProps } from '@portal/kit';
import { CommunityTabPage } from '../CommunityDetails/CommunityTabPage.tsx';
import { LiveMeetings } from './LiveMeetings.tsx';

export { firstReads } from '../CommunityDetails/use-community.ts';

/** The meetings of a community. */
export function CommunityMeetingsPage({ params, ...address }: PageProps<'alias'>) {
  return (
    <CommunityTabPage alias={params.alias} tab="meetings">
      {({ community }) => <LiveMeetings communityId={community.id} {...address} />}
    </CommunityTabPage>
  );
}
