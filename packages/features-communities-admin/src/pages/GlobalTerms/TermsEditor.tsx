import { heavyWords } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { Banner, Button, DraftBanner, Form, Inline, LazyRichTextEditor, RichText, Stack, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { type KnownTerms, useTermsForm } from './use-terms-form.ts';

/** Writes the terms. What somebody else has saved meanwhile is shown before it is replaced. */
export function TermsEditor({ terms }: { terms: KnownTerms }) {
  const t = useMessages(communitiesAdminMessages);
  const { form, theirs, keepMine } = useTermsForm(terms);
  return (
    <Form onSubmit={form.onSubmit}>
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('draftDiscard')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      {theirs !== null && <TheirTerms html={theirs.html} onKeep={keepMine} />}
      <LazyRichTextEditor
        {...form.field('html')}
        label={t('termsField')}
        refuse={heavyWords}
        isRequired
        isPending={form.isPending}
      />
      <Inline justify="end">
        <Button type="submit" tone="primary" isPending={form.isPending}>
          {t('save')}
        </Button>
      </Inline>
    </Form>
  );
}

function TheirTerms({ html, onKeep }: { html: string; onKeep: () => void }) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Banner tone="caution" role="alert">
      <Stack gap={3}>
        {t('termsStale')}
        <Text weight="semibold">{t('termsTheirs')}</Text>
        <RichText html={html} />
        <Inline>
          <Button size="sm" onPress={onKeep}>
            {t('saveTermsAnyway')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
