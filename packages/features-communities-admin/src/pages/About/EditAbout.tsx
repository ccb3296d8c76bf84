import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { DraftBanner, FormDialog, LazyRichTextEditor } from '@portal/ui';
import { heavyWords } from '@portal/features-communities/parts';
import { TheirText } from '../../components/TheirText/TheirText.tsx';
import { communitiesAdminMessages } from '../../messages.ts';
import { type KnownAbout, useAboutForm } from './use-about-form.ts';

export interface EditAboutProps {
  community: Pick<Community, 'id' | 'name'>;
  about: KnownAbout;
  onClose: () => void;
}

/** Writes who a community is. What somebody else has published meanwhile is shown before it is replaced. */
export function EditAbout({ community, about, onClose }: EditAboutProps) {
  const t = useMessages(communitiesAdminMessages);
  const { form, theirs, keepMine } = useAboutForm({ community, about, onSaved: onClose });

  function cancel() {
    form.reset();
    onClose();
  }

  return (
    <FormDialog
      title={t('editWhoAreWe')}
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
          intro={t('aboutStale')}
          title={t('aboutTheirs')}
          html={theirs.html}
          keepLabel={t('publishAnyway')}
          onKeep={keepMine}
        />
      )}
      <LazyRichTextEditor
        {...form.field('html')}
        label={t('whoAreWe')}
        refuse={heavyWords}
        isPending={form.isPending}
      />
    </FormDialog>
  );
}
