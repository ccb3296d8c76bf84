import { limits, type Ticket } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { FormDialog, Stack, Text, TextArea } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';
import { refundDraftKey } from '../../model/refund-draft.ts';

export interface AskForRefundDialogProps {
  ticket: Ticket;
  showsPolicy: boolean;
  /** Rejects where it could not be sent, and then the dialog stays. */
  onAsk: (reason: string) => Promise<unknown>;
  /** Gives the ticket up for nothing; undefined where there is none to give up. */
  onCancelInstead: (() => void) | undefined;
  onClose: () => void;
}

const { messageLength } = limits.event;

/** Asks why money should come back that the policy does not give, and says what happens meanwhile. */
export function AskForRefundDialog({ ticket, showsPolicy, onAsk, onCancelInstead, onClose }: AskForRefundDialogProps) {
  const t = useMessages(eventsMessages);
  const { money } = useFormats();
  const to = useDestinations(destinations);
  const form = useForm({
    initial: { reason: '' },
    draftKey: refundDraftKey(ticket.ticketId),
    draftEntry: ({ reason }) => ({
      kind: t('requestRefund'),
      place: ticket.name,
      text: reason.trim(),
      href: to.event({ id: ticket.eventId }),
    }),
    rules: {
      reason: [required(t('askReasonMissing')), maxLength(messageLength, t('atMostCharacters', { n: messageLength }))],
    },
    async onSubmit({ reason }) {
      await onAsk(reason);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('requestRefund')}
      description={t('askIntro')}
      isPending={form.isPending}
      submitLabel={t('askSend')}
      cancelLabel={t('notNow')}
      further={onCancelInstead && { label: t('askCancelInstead'), onPress: onCancelInstead }}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text weight="semibold">{t('askPaid', { amount: money(ticket.ticketPrice / 100) })}</Text>
        {ticket.attendanceStatus !== 'Removed' && <Text>{t('askKeeps')}</Text>}
        {showsPolicy && (
          <Text size="sm" tone="quiet">
            {t('refundPolicy')}
          </Text>
        )}
      </Stack>
      <TextArea {...form.field('reason')} label={t('askReason')} isRequired rows={3} maxCount={messageLength} />
    </FormDialog>
  );
}
