import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { DoneTo, ItemDeeds } from './use-item-deeds.ts';

export interface TakeBackDialogProps {
  item: DoneTo;
  deeds: Pick<ItemDeeds, 'takeBack' | 'isTakingBack'>;
  onClose: () => void;
}

/** Asks before what is published becomes a draft again. */
export function TakeBackDialog({ item, deeds, onClose }: TakeBackDialogProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <ConfirmDialog
      isOpen
      title={t('takeBackQuestion', { name: item.name })}
      confirmLabel={t('takeBack')}
      cancelLabel={t('cancel')}
      isPending={deeds.isTakingBack}
      // The toast has said so where it could not be done; the question stays.
      onConfirm={() => void deeds.takeBack(item).then(onClose, () => undefined)}
      onCancel={onClose}
    >
      {t('takeBackText')}
    </ConfirmDialog>
  );
}
