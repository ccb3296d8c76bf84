import { calls, limits, useAction } from '@portal/api';
import { isBlankHtml } from '@portal/rules';
import { heavyWords } from '@portal/features-communities/parts';
import { successToastMs, useDestinations, useMessages } from '@portal/kit';
import { custom, maxLength } from '@portal/kit/form';
import { Button, DraftBanner, Form, Inline, LazyRichTextEditor } from '@portal/ui';
import { TheirText } from '../../components/Theirs/TheirText.tsx';
import { unlessStale } from '../../components/Theirs/use-stale-save.ts';
import { type KnownText, useTextForm } from '../../components/Theirs/use-text-form.ts';
import { managementDestinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { globalTermsKey } from '../../model/draft-keys.ts';

/** Writes the terms. What somebody else has saved meanwhile is shown before it is replaced. */
export function TermsEditor({ terms }: { terms: KnownText }) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(managementDestinations);
  const { run } = useAction(calls.management.saveGlobalTerms, {
    success: t('saved'),
    successMs: successToastMs,
    failure: unlessStale(t('termsSaveFailed')),
    invalidates: [calls.management.globalTerms, calls.communities.terms],
  });
  const { form, isStale, theirs, keepMine } = useTextForm({
    text: terms,
    rules: [
      custom((html: string) => !isBlankHtml(html), t('termsEmpty')),
      maxLength(limits.aboutLength, t('termsTooLong')),
    ],
    draftKey: globalTermsKey,
    draftPlace: { kind: t('termsField'), place: t('managementPageTitle'), href: to.termsConditions() },
    save: (body) => run({ body }),
  });
  return (
    <Form onSubmit={form.onSubmit}>
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('draftDiscard')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      {isStale && (
        <TheirText
          intro={t('termsStale')}
          title={t('termsTheirs')}
          html={theirs?.html ?? null}
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
