import { useMessages } from '@portal/kit';
import { DraftBanner, FormDialog, type FormDialogProps } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

export interface DraftDialogProps extends Pick<FormDialogProps, 'title' | 'submitLabel' | 'children' | 'onClose'> {
  form: {
    isPending: boolean;
    restoredDraft: boolean;
    reset(): void;
    onSubmit(): Promise<void>;
  };
}

/** A form in a dialog. What is typed is kept where the dialog is closed, and given up by its second button. */
export function DraftDialog({ form, children, onClose, ...dialog }: DraftDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <FormDialog
      {...dialog}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onCancel={() => {
        form.reset();
        onClose();
      }}
      onClose={onClose}
    >
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('draftDiscard')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      {children}
    </FormDialog>
  );
}
