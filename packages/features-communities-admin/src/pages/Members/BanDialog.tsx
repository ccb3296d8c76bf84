import { type DecisionWords, limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { ReasonDialog } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { BecauseFields, becauseOf, type BecauseValues, noBecause, useBecauseRules } from './BecauseFields.tsx';
import { useReasonRules } from './BlockDialog.tsx';

export interface BanDialogProps {
  title: string;
  onBan: (reason: string, because: DecisionWords | undefined) => Promise<unknown>;
  onClose: () => void;
}

interface BanValues extends BecauseValues {
  reason: string;
}

/** Keeps somebody out: says why to them, and to those who keep the blacklist. */
export function BanDialog({ title, onBan, onClose }: BanDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const form = useForm<BanValues>({
    initial: { reason: '', ...noBecause },
    rules: { reason: useReasonRules(null), ...useBecauseRules() },
    async onSubmit({ reason, ...decisionWords }) {
      await onBan(reason.trim(), becauseOf(decisionWords));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={title}
      description={t('blockText')}
      confirmLabel={t('blacklist')}
      field={{ ...form.field('reason'), label: t('reason'), maxCount: limits.membership.reasonLength }}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <BecauseFields because={form.field('because')} message={form.field('message')} />
    </ReasonDialog>
  );
}
