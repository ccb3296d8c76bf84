import type { Community } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Banner, Button, DraftBanner, FormDialog, Inline, LazyRichTextEditor, RichText, Stack, Text } from '@portal/ui';
import { heavyWords } from '@portal/features-communities/parts';
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
      {theirs !== null && <TheirText html={theirs.html} onKeep={keepMine} />}
      <LazyRichTextEditor
        {...form.field('html')}
        label={t('whoAreWe')}
        refuse={heavyWords}
        isPending={form.isPending}
      />
    </FormDialog>
  );
}

function TheirText({ html, onKeep }: { html: string; onKeep: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Banner tone="caution" role="alert">
      <Stack gap={3}>
        {t('aboutStale')}
        <Text weight="semibold">{t('aboutTheirs')}</Text>
        <RichText html={html} />
        <Inline>
          <Button size="sm" onPress={onKeep}>
            {t('publishAnyway')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
