import { knownPermissions, managesMeetings } from '@portal/rules';
import type { PageProps } from '@portal/kit';
import { CreateMeeting } from '../../components/MeetingForm/CreateMeeting.tsx';
import type { Visit } from '../CommunityDetails/use-community.ts';
import { MeetingsPanel } from './MeetingsPanel.tsx';
import { useCommunityMeetings } from './use-community-meetings.ts';

interface LiveMeetingsProps extends Pick<PageProps, 'search' | 'onSearchChange'> {
  visit: Pick<Visit, 'community' | 'permissions'>;
}

/** The meetings of a community over their calls. */
export function LiveMeetings({ visit: { community, permissions }, ...address }: LiveMeetingsProps) {
  const { view, more, isPast, meetingId, choose } = useCommunityMeetings(community.id, address);
  const mayPlan = !community.isArchived && managesMeetings({ permissions: knownPermissions(permissions) });
  return (
    <MeetingsPanel
      view={view}
      more={more}
      isPast={isPast}
      meetingId={meetingId}
      action={mayPlan && <CreateMeeting community={community} />}
      onChoose={choose}
    />
  );
}
