import { heavyWords } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import { Button, DraftBanner, Form, Inline, LazyRichTextEditor } from '@portal/ui';
import { TheirText } from '../../components/TheirText/TheirText.tsx';
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
      {theirs !== null && (
        <TheirText
          intro={t('termsStale')}
          title={t('termsTheirs')}
          html={theirs.html}
          keepLabel={t('saveTermsAnyway')}
          onKeep={keepMine}
        />
      )}
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
