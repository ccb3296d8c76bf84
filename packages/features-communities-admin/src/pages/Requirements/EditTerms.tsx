import type { Community } from '@portal/api';
import { heavyWords } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { DraftBanner, FormDialog, LazyRichTextEditor } from '@portal/ui';
import { TheirText } from '../../components/TheirText/TheirText.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import type { Agreement } from './AgreementScreen.tsx';
import { useTermsForm } from './use-terms-form.ts';

export interface EditTermsProps {
  community: Pick<Community, 'id' | 'name'>;
  agreement: Agreement;
  onClose: () => void;
}

/** Writes the terms of a community. What somebody else has published meanwhile is shown before it is replaced. */
export function EditTerms({ community, agreement, onClose }: EditTermsProps) {
  const t = useMessages(communitiesAdminMessages);
  const { form, theirs, keepMine } = useTermsForm({ community, agreement, onSaved: onClose });

  function cancel() {
    form.reset();
    onClose();
  }

  return (
    <FormDialog
      title={t('editTerms')}
      submitLabel={t('publish')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onCancel={cancel}
      onClose={onClose}
    >
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('draftDiscard')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      {theirs !== null && (
        <TheirText
          intro={t('termsPublishedSince')}
          title={t('termsTheirs')}
          html={theirs.html}
          keepLabel={t('publishAnyway')}
          onKeep={keepMine}
        />
      )}
      <LazyRichTextEditor {...form.field('html')} label={t('terms')} refuse={heavyWords} isPending={form.isPending} />
    </FormDialog>
  );
}
