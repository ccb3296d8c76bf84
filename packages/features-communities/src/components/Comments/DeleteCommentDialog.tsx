import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

export interface DeleteCommentDialogProps {
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a comment goes. */
export function DeleteCommentDialog(props: DeleteCommentDialogProps) {
  const t = useMessages(communitiesMessages);
  return (
    <ConfirmDialog
      {...props}
      isOpen
      title={t('deleteCommentTitle')}
      confirmLabel={t('delete')}
      cancelLabel={t('keepComment')}
      tone="critical"
    >
      {t('deleteCommentText')}
    </ConfirmDialog>
  );
}
