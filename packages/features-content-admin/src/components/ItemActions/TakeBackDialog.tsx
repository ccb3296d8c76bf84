import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { DoneTo, ItemMutations } from './use-item-mutations.ts';

export interface TakeBackDialogProps {
  item: DoneTo;
  mutations: Pick<ItemMutations, 'takeBack' | 'isTakingBack'>;
  onClose: () => void;
}

/** Asks before what is published becomes a draft again. */
export function TakeBackDialog({ item, mutations, onClose }: TakeBackDialogProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <ConfirmDialog
      isOpen
      title={t('takeBackQuestion', { name: item.name })}
      confirmLabel={t('takeBack')}
      cancelLabel={t('cancel')}
      isPending={mutations.isTakingBack}
      // The toast has said so where it could not be done; the question stays.
      onConfirm={() => void mutations.takeBack(item).then(onClose, () => undefined)}
      onCancel={onClose}
    >
      {t('takeBackText')}
    </ConfirmDialog>
  );
}
