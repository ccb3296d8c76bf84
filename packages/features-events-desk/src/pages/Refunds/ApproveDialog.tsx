import { limits, type RefundRequest } from '@portal/api';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { maxLength, useForm } from '@portal/kit/form';
import { FormDialog, NumberField, Text, TextArea } from '@portal/ui';
import { inMoney } from '../EventForm/bindings.ts';
import { eventsDeskMessages } from '../../messages.ts';

export interface ApproveDialogProps {
  request: RefundRequest;
  /** Rejects where it could not be approved, and then the dialog stays. */
  onApprove: (decision: { amount: number; message: string }) => Promise<unknown>;
  onClose: () => void;
}

const { messageLength } = limits.event;
const cent = 0.01;

/** Asks how much comes back, the whole price to begin with, and says what becomes of the ticket. */
export function ApproveDialog({ request, onApprove, onClose }: ApproveDialogProps) {
  const t = useMessages(eventsDeskMessages);
  const { money } = useFormats();
  const { profile } = usePortal();
  const { paid } = request;
  const isUsed = request.attendedAt !== null;
  const most = money(paid / 100);
  const form = useForm({
    initial: { amount: paid, message: '' },
    rules: {
      amount: [(cents) => (cents >= 1 && cents <= paid ? null : t('amountWrong', { amount: most }))],
      message: [
        (message) => (isUsed && message.trim() === '' ? t('usedReason') : null),
        maxLength(messageLength, t('atMostCharacters', { n: messageLength })),
      ],
    },
    async onSubmit(decision) {
      await onApprove(decision);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('approveTitle', { name: request.name })}
      isPending={form.isPending}
      submitLabel={t('approve')}
      cancelLabel={t('notNow')}
      onSubmit={() => void form.onSubmit()}
      onClose={onClose}
    >
      <Text>{t(consequence(request))}</Text>
      <NumberField
        {...inMoney(form.field('amount'))}
        label={t('amount')}
        description={t('amountHint', { amount: most })}
        unit={profile.currency}
        min={0}
        step={cent}
        isRequired
      />
      <TextArea
        {...form.field('message')}
        label={t('refundMessage')}
        description={t('refundMessageHint')}
        isOptional={!isUsed}
        isRequired={isUsed}
        rows={3}
        maxCount={messageLength}
      />
    </FormDialog>
  );
}

function consequence({ attendedAt, ticketStatus }: RefundRequest) {
  if (ticketStatus === 'Removed') return 'approveEnded';
  return attendedAt === null ? 'approveEnds' : 'approveUsed';
}
