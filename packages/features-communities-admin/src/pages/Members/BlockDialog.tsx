import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { custom, maxLength, required, useForm } from '@portal/kit/form';
import { ReasonDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

export interface BlockDialogProps {
  title: string;
  description: string;
  confirmLabel: string;
  /** The reason as it stands, which must become another one; null where there is none yet. */
  before: string | null;
  onReason: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why somebody is kept out. */
export function BlockDialog({ before, onReason, ...props }: BlockDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { reasonLength } = limits.membership;
  const form = useForm({
    initial: { reason: before ?? '' },
    rules: { reason: useReasonRules(before) },
    async onSubmit({ reason }) {
      await onReason(reason.trim());
      props.onClose();
    },
  });
  return (
    <ReasonDialog
      {...props}
      field={{ ...form.field('reason'), label: t('reason'), maxCount: reasonLength }}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={form.onSubmit}
    />
  );
}

/** Of a reason for the blacklist. */
export function useReasonRules(before: string | null) {
  const t = useMessages(communitiesAdminMessages);
  const { reasonLength } = limits.membership;
  return [
    required(t('fieldRequired')),
    maxLength(reasonLength, t('reasonTooLong', { n: String(reasonLength) })),
    custom((reason: string) => before === null || reason.trim() !== before.trim(), t('reasonSame')),
  ];
}
