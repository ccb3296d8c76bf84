import { limits, type Ticket } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { Button, Dialog, Form, Inline, Stack, Text, TextArea } from '@portal/ui';
import { messages } from '../../messages.ts';
import { refundMessages } from '../../messages-refunds.ts';

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
  const t = useMessages(refundMessages);
  const shared = useMessages(messages);
  const { money } = useFormats();
  const form = useForm({
    initial: { reason: '' },
    draftKey: `refund:${ticket.ticketId}`,
    rules: {
      reason: [required(t('askReasonMissing')), maxLength(messageLength, t('askTooLong', { n: messageLength }))],
    },
    async onSubmit({ reason }) {
      await onAsk(reason);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shared('requestRefund')}
      description={t('askIntro')}
      isDismissable={false}
      isPending={form.isPending}
    >
      <Form onSubmit={form.onSubmit}>
        <Stack gap={3}>
          <Text weight="semibold">{t('askPaid', { amount: money(ticket.ticketPrice / 100) })}</Text>
          {ticket.attendanceStatus !== 'Removed' && <Text>{t('askKeeps')}</Text>}
          {showsPolicy && (
            <Text size="sm" tone="quiet">
              {shared('refundPolicy')}
            </Text>
          )}
        </Stack>
        <TextArea {...form.field('reason')} label={t('askReason')} isRequired rows={3} maxCount={messageLength} />
        <Inline justify="end">
          {onCancelInstead !== undefined && (
            <Button tone="quiet" isDisabled={form.isPending} onPress={onCancelInstead}>
              {t('askCancelInstead')}
            </Button>
          )}
          <Button isDisabled={form.isPending} onPress={onClose}>
            {t('askKeep')}
          </Button>
          <Button type="submit" tone="primary" isPending={form.isPending}>
            {t('askSend')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
