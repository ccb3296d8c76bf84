import type { Meeting } from '@portal/api';
import { isMeetingOver, managesMeetings } from '@portal/rules';
import { CreateMeeting, ManageMeeting, timesOf } from '@portal/features-communities/parts';
import { type PageProps, usePortal } from '@portal/kit';
import { useState } from 'react';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { MeetingAnswersDialog } from './MeetingAnswersDialog.tsx';
import { MeetingsAdminScreen } from './MeetingsAdminScreen.tsx';
import { useManagedMeetings } from './use-managed-meetings.ts';

export { firstReads } from '../Frame/use-admin-community.ts';

/** The meetings of a community for those who look after them. */
export function MeetingsAdminPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="meetings">
      {(admin) => <LiveMeetings key={params.id} {...admin} />}
    </CommunityAdmin>
  );
}

function LiveMeetings({ community, facts }: AdminCommunity) {
  const { clock } = usePortal();
  const isOpen = managesMeetings(facts) && !community.isArchived;
  const { refetch: _, ...list } = useManagedMeetings(community.id, isOpen);
  const [selected, setSelected] = useState<Meeting | null>(null);
  return (
    <>
      <MeetingsAdminScreen
        {...list}
        isArchived={community.isArchived}
        isOver={(meeting) => isMeetingOver(timesOf(meeting), clock.now())}
        action={isOpen && <CreateMeeting community={community} />}
        renderActions={(meeting) => <ManageMeeting meeting={meeting} />}
        onAnswers={setSelected}
      />
      {selected !== null && <MeetingAnswersDialog meeting={selected} onClose={() => setSelected(null)} />}
    </>
  );
}
