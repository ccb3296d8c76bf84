import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

export interface DeletePostDialogProps {
  title: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a post goes. */
export function DeletePostDialog({ title, ...rest }: DeletePostDialogProps) {
  const t = useMessages(communitiesMessages);
  return (
    <ConfirmDialog
      {...rest}
      isOpen
      title={t('deletePostTitle')}
      confirmLabel={t('deletePost')}
      cancelLabel={t('keepPost')}
      tone="critical"
    >
      {t('deletePostText', { title })}
    </ConfirmDialog>
  );
}
