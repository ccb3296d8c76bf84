import type { Meeting } from '@portal/api';
import { meetingVisibility } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import {
  IconEdit,
  IconHome,
  IconMore,
  IconSend,
  IconTrash,
  IconUserPlus,
  lazyComponent,
  MenuButton,
  type MenuItemEntry,
} from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { meetingEditKey } from '../../model/draft-keys.ts';
import { ConfirmMeetingDialog, type ConfirmedAction } from './ConfirmMeetingDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { useMeetingMutations } from './use-meeting-mutations.ts';

const MeetingDialog = lazyComponent(() =>
  import('../MeetingForm/MeetingDialog.tsx').then((module) => ({ default: module.MeetingDialog })),
);

export interface ManageMeetingProps {
  meeting: Meeting;
  onRemoved?: (() => void) | undefined;
}

type Opened = 'edit' | 'invite' | ConfirmedAction;

/** What those may do with a meeting who look after it; what can be done once stays in sight when it is done. */
export function ManageMeeting({ meeting, onRemoved }: ManageMeetingProps) {
  const { drafts, notify } = usePortal();
  // Who comes from the list of drafts goes on with the form.
  const [opened, setOpened] = useState<Opened | null>(() =>
    drafts.isTakenUp(meetingEditKey(meeting.id)) ? 'edit' : null,
  );
  const t = useMessages(communitiesMessages);
  const items = useItems(meeting, setOpened);
  const mutations = useMeetingMutations(meeting);
  const close = () => setOpened(null);

  async function confirm(action: ConfirmedAction) {
    try {
      await mutations[action]();
      close();
      if (action === 'remove') onRemoved?.();
    } catch {
      // The toast says what is in the way, and the meeting stands as it was.
      close();
    }
  }

  return (
    <>
      <MenuButton
        label={t('manageMeeting', { name: meeting.name })}
        trigger={{ kind: 'icon', icon: IconMore }}
        items={items}
      />
      {opened === 'edit' && (
        <MeetingDialog
          community={{ ...meeting.community, id: meeting.communityId }}
          meeting={meeting}
          onClose={close}
          onError={() => {
            notify.failure(t('meetingFormFailed'));
            close();
          }}
        />
      )}
      {opened === 'invite' && <InviteDialog meeting={meeting} onClose={close} />}
      {opened !== null && opened !== 'edit' && opened !== 'invite' && (
        <ConfirmMeetingDialog
          meeting={meeting}
          action={opened}
          isPending={mutations.isPending}
          onConfirm={() => void confirm(opened)}
          onCancel={close}
        />
      )}
    </>
  );
}

function useItems(meeting: Meeting, open: (what: Opened) => void): MenuItemEntry[] {
  const t = useMessages(communitiesMessages);
  const { sendNotification, toDashBoard } = meeting;
  const isPrivate = meeting.visible === meetingVisibility.private;
  const published = toDashBoard ? t('meetingWasPublished') : undefined;
  return [
    { id: 'edit', label: t('editMeeting'), icon: IconEdit, onPress: () => open('edit') },
    ...(isPrivate
      ? [{ id: 'invite', label: t('inviteMembers'), icon: IconUserPlus, onPress: () => open('invite') }]
      : []),
    {
      id: 'notify',
      label: t('sendNotification'),
      icon: IconSend,
      description: sendNotification ? t('notificationWasSent') : undefined,
      isDisabled: sendNotification,
      onPress: () => open('notify'),
    },
    {
      id: 'publish',
      label: t('publishMeeting'),
      icon: IconHome,
      description: isPrivate ? t('privateNotPublished') : published,
      isDisabled: isPrivate || toDashBoard,
      onPress: () => open('publish'),
    },
    {
      id: 'remove',
      label: t('deleteMeeting'),
      icon: IconTrash,
      tone: 'critical',
      onPress: () => open('remove'),
    },
  ];
}
