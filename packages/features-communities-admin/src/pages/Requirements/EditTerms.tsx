import type { Community } from '@portal/api';
import { heavyWords } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { Banner, Button, DraftBanner, FormDialog, Inline, LazyRichTextEditor, RichText, Stack, Text } from '@portal/ui';
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
        <Banner tone="caution" role="alert">
          <Stack gap={3}>
            {t('termsPublishedSince')}
            <Text weight="semibold">{t('termsTheirs')}</Text>
            <RichText html={theirs.html} />
            <Inline>
              <Button size="sm" onPress={keepMine}>
                {t('publishAnyway')}
              </Button>
            </Inline>
          </Stack>
        </Banner>
      )}
      <LazyRichTextEditor {...form.field('html')} label={t('terms')} refuse={heavyWords} isPending={form.isPending} />
    </FormDialog>
  );
}
