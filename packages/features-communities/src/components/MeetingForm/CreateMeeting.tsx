import { useMessages, usePortal } from '@portal/kit';
import { Button, IconPlus } from '@portal/ui';
import { useState } from 'react';
import { meetingMessages } from '../../messages-meetings.ts';
import { newMeetingKey } from '../../model/draft-keys.ts';
import { LateMeetingDialog, prepareMeetingDialog } from './LateMeetingDialog.tsx';

/** Opens the form for a new meeting of a community. */
export function CreateMeeting({ community }: { community: { id: string; name: string; alias: string } }) {
  const t = useMessages(meetingMessages);
  const { drafts } = usePortal();
  // Who comes from the list of drafts goes on with the form.
  const [isOpen, setOpen] = useState(() => drafts.isTakenUp(newMeetingKey(community.id)));
  return (
    <>
      <span onPointerEnter={prepareMeetingDialog} onFocus={prepareMeetingDialog}>
        <Button tone="primary" icon={IconPlus} onPress={() => setOpen(true)}>
          {t('createMeeting')}
        </Button>
      </span>
      {isOpen && <LateMeetingDialog community={community} onClose={() => setOpen(false)} />}
    </>
  );
}
