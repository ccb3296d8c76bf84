import { limits, type RefundRequest } from '@portal/api';
import { useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { ReasonDialog } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';

export interface DeclineDialogProps {
  request: RefundRequest;
  /** Rejects where it could not be declined, and then the dialog stays. */
  onDecline: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const { messageLength } = limits.event;

/** Asks why nothing comes back, which whoever asked is told. */
export function DeclineDialog({ request, onDecline, onClose }: DeclineDialogProps) {
  const t = useMessages(eventsDeskMessages);
  const form = useForm({
    initial: { reason: '' },
    rules: {
      reason: [required(t('reasonMissing')), maxLength(messageLength, t('atMostCharacters', { n: messageLength }))],
    },
    async onSubmit({ reason }) {
      await onDecline(reason);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('declineTitle', { name: request.name })}
      description={t('declineText')}
      field={{ ...form.field('reason'), label: t('reason'), maxCount: messageLength }}
      cancelLabel={t('notNow')}
      confirmLabel={t('decline')}
      isPending={form.isPending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    />
  );
}
