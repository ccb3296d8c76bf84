import { calls, type Meeting, useEndpoint } from '@portal/api';
import { MeetingReplies } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { Dialog, PanelSwitch, SkeletonPerson } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

export interface MeetingAnswersDialogProps {
  meeting: Pick<Meeting, 'id' | 'communityId' | 'name'>;
  onClose: () => void;
}

/** Who is invited to a meeting, and what they answered. */
export function MeetingAnswersDialog({ meeting: { id, communityId, name }, onClose }: MeetingAnswersDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { view } = useEndpoint(calls.meetings.managedById, { params: { id: communityId, meetingId: id } });
  return (
    <Dialog isOpen onClose={onClose} size="people" title={t('answersOfMeeting', { name })}>
      <PanelSwitch
        view={view}
        skeleton={<SkeletonPerson />}
        skeletonLabel={t('answersOfMeetingLoading')}
        failedTitle={t('answersOfMeetingFailed')}
      >
        {(meeting) => <MeetingReplies meeting={meeting} />}
      </PanelSwitch>
    </Dialog>
  );
}
