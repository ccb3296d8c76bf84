import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { hostMessages } from '../messages.ts';

export interface UnsentQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whoever logs out while this device has something that is not sent yet. */
export function UnsentQuestion({ onLeave, onStay }: UnsentQuestionProps) {
  const t = useMessages(hostMessages);
  return (
    <ConfirmDialog
      isOpen
      title={t('unsentTitle')}
      confirmLabel={t('unsentLeave')}
      cancelLabel={t('unsentStay')}
      tone="critical"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('unsentText')}
    </ConfirmDialog>
  );
}
