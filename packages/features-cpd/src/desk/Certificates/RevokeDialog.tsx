import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { maxLength, required, useForm } from '@portal/kit/form';
import { Button, Dialog, Form, Inline, TextArea } from '@portal/ui';
import { certificateMessages } from '../messages.ts';

export interface RevokeDialogProps {
  number: string;
  onRevoke: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a certificate is revoked, which its holder is told. */
export function RevokeDialog({ number, onRevoke, onClose }: RevokeDialogProps) {
  const t = useMessages(certificateMessages);
  const { reasonLength } = limits.cpd;
  const form = useForm({
    initial: { reason: '' },
    rules: {
      reason: [required(t('reasonMissing')), maxLength(reasonLength, t('reasonTooLong', { n: String(reasonLength) }))],
    },
    async onSubmit({ reason }) {
      await onRevoke(reason);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('revokeTitle', { number })}
      description={t('revokeText')}
      isDismissable={false}
      isPending={form.isPending}
    >
      <Form onSubmit={form.onSubmit}>
        <TextArea {...form.field('reason')} label={t('reason')} isRequired rows={3} maxCount={reasonLength} />
        <Inline justify="end">
          <Button onPress={onClose}>{t('keep')}</Button>
          <Button type="submit" tone="critical" isPending={form.isPending}>
            {t('revoke')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
