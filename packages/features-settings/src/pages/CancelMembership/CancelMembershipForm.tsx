import { limits } from '@portal/api';
import { isOtherReason } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { custom, maxLength, required, useForm } from '@portal/kit/form';
import { Form, FormActions, RadioGroup, TextArea } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import type { Cancellation } from './use-cancel-membership.ts';

export interface CancelMembershipFormProps {
  reasons: readonly string[];
  onConfirm: (cancellation: Cancellation) => Promise<void>;
  /** What was chosen is forgotten. */
  onLeave: () => void;
}

const { reasonLength: max } = limits.membership;

/** Why somebody cancels; leaving it takes everything back. */
export function CancelMembershipForm({ reasons, onConfirm, onLeave }: CancelMembershipFormProps) {
  const t = useMessages(settingsMessages);
  const form = useForm<Cancellation>({
    initial: { reason: '', other: '' },
    rules: {
      reason: [required(t('reasonRequired'))],
      other: [
        custom(
          (other: string, { reason }: Cancellation) => !isOtherReason(reason) || other.trim() !== '',
          t('otherRequired'),
        ),
        maxLength(max, t('atMostCharacters', { n: max })),
      ],
    },
    onSubmit: ({ reason, other }) => onConfirm({ reason, other: isOtherReason(reason) ? other.trim() : '' }),
  });
  const reason = form.field('reason');
  return (
    <Form onSubmit={() => void form.onSubmit()} label={t('cancelMembershipPageTitle')}>
      <RadioGroup
        {...reason}
        value={reason.value === '' ? null : reason.value}
        label={t('cancelReason')}
        options={reasons.map((value) => ({ value, label: value }))}
        isRequired
      />
      {isOtherReason(reason.value) && (
        <TextArea {...form.field('other')} label={t('cancelReasonOther')} maxCount={max} isRequired />
      )}
      <FormActions
        submitLabel={t('confirm')}
        cancelLabel={t('cancel')}
        isPending={form.isPending}
        tone="critical"
        onCancel={onLeave}
      />
    </Form>
  );
}
