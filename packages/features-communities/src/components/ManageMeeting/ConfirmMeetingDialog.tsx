import type { Meeting } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** What is asked about before it is done, because nothing takes it back. */
export type ConfirmedAction = 'notify' | 'publish' | 'remove';

const words = {
  notify: { title: 'sendNotificationTitle', text: 'sendNotificationText', verb: 'sendNotification' },
  publish: { title: 'publishMeetingTitle', text: 'publishMeetingText', verb: 'publishMeeting' },
  remove: { title: 'deleteMeetingTitle', text: 'deleteMeetingText', verb: 'deleteMeeting' },
} as const;

interface ConfirmMeetingDialogProps {
  meeting: Pick<Meeting, 'name'>;
  action: ConfirmedAction;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmMeetingDialog({ meeting, action, ...answers }: ConfirmMeetingDialogProps) {
  const t = useMessages(communitiesMessages);
  const { title, text, verb } = words[action];
  return (
    <ConfirmDialog
      {...answers}
      isOpen
      title={t(title)}
      confirmLabel={t(verb)}
      cancelLabel={t('cancel')}
      tone={action === 'remove' ? 'critical' : 'primary'}
    >
      {t(text, { name: meeting.name })}
    </ConfirmDialog>
  );
}
