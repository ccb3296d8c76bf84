import type { PageProps } from '@portal/kit';
import { MeetingsPanel } from './MeetingsPanel.tsx';
import { useCommunityMeetings } from './use-community-meetings.ts';

interface LiveMeetingsProps extends Pick<PageProps, 'search' | 'onSearchChange'> {
  communityId: string;
}

/** The meetings of a community over their calls. */
export function LiveMeetings({ communityId, ...address }: LiveMeetingsProps) {
  const { view, isPast, meetingId, choose } = useCommunityMeetings(communityId, address);
  return <MeetingsPanel view={view} isPast={isPast} meetingId={meetingId} onChoose={choose} />;
}
