import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';

export interface CheckoutDialogProps {
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before somebody is led to where they pay. */
export function CheckoutDialog({ isPending, onConfirm, onCancel }: CheckoutDialogProps) {
  const t = useMessages(eventsMessages);
  return (
    <ConfirmDialog
      isOpen
      title={t('checkoutTitle')}
      confirmLabel={t('register')}
      isPending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('checkoutText')}
    </ConfirmDialog>
  );
}
