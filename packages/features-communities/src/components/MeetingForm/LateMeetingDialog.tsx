import { useMessages, usePortal } from '@portal/kit';
import { latePart, useLatePart } from '@portal/ui';
import { meetingMessages } from '../../messages-meetings.ts';
import type { MeetingDialogProps } from './MeetingDialog.tsx';

const dialog = latePart(async () => (await import('./MeetingDialog.tsx')).MeetingDialog);

/** Somebody is about to plan a meeting. */
export function prepareMeetingDialog(): void {
  void dialog.load().catch(() => undefined);
}

interface LateMeetingDialogProps extends MeetingDialogProps {
  /** Fetches the code of the form. */
  part?: typeof dialog;
}

/** The form about a meeting, which comes when somebody wants it: most people never plan one. */
export function LateMeetingDialog({ part = dialog, ...props }: LateMeetingDialogProps) {
  const t = useMessages(meetingMessages);
  const { notify } = usePortal();
  const MeetingDialog = useLatePart(part, true, () => {
    notify.failure(t('meetingFormFailed'));
    props.onClose();
  });
  return MeetingDialog === undefined ? null : <MeetingDialog {...props} />;
}
