import { useMessages, usePortal } from '@portal/kit';
import { Button, IconPlus, lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { newMeetingKey } from '../../model/draft-keys.ts';

/** Most people never plan one. */
const MeetingDialog = lazyComponent(() =>
  import('./MeetingDialog.tsx').then((module) => ({ default: module.MeetingDialog })),
);

export interface CreateMeetingProps {
  community: { id: string; name: string; alias: string };
  /** The form. */
  dialog?: typeof MeetingDialog;
}

/** Opens the form for a new meeting of a community. */
export function CreateMeeting({ community, dialog: Dialog = MeetingDialog }: CreateMeetingProps) {
  const t = useMessages(communitiesMessages);
  const { drafts, notify } = usePortal();
  // Who comes from the list of drafts goes on with the form.
  const [isOpen, setOpen] = useState(() => drafts.isTakenUp(newMeetingKey(community.id)));
  function fail() {
    notify.failure(t('meetingFormFailed'));
    setOpen(false);
  }
  return (
    <>
      <span onPointerEnter={Dialog.prefetch} onFocus={Dialog.prefetch}>
        <Button tone="primary" icon={IconPlus} onPress={() => setOpen(true)}>
          {t('createMeeting')}
        </Button>
      </span>
      {isOpen && <Dialog community={community} onClose={() => setOpen(false)} onError={fail} />}
    </>
  );
}
