import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { ReasonDialog } from '@portal/ui';
import { cpdDeskMessages } from '../messages.ts';

export interface RevokeDialogProps {
  number: string;
  onRevoke: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a certificate is revoked, which its holder is told. */
export function RevokeDialog({ number, onRevoke, onClose }: RevokeDialogProps) {
  const t = useMessages(cpdDeskMessages);
  const { reasonLength } = limits.cpd;
  const form = useForm({
    initial: { reason: '' },
    rules: {
      reason: [
        required(t('reasonMissing')),
        maxLength(reasonLength, t('atMostCharacters', { n: String(reasonLength) })),
      ],
    },
    async onSubmit({ reason }) {
      await onRevoke(reason);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('revokeTitle', { number })}
      description={t('revokeText')}
      field={{ ...form.field('reason'), label: t('reason'), maxCount: reasonLength }}
      cancelLabel={t('cancel')}
      confirmLabel={t('revoke')}
      isPending={form.isPending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    />
  );
}
