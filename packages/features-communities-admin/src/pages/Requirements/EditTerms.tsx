import { calls, type Community, limits, useAction } from '@portal/api';
import { isBlankHtml } from '@portal/rules';
import { heavyWords } from '@portal/features-communities/parts';
import { useDestinations, useMessages } from '@portal/kit';
import { custom, maxLength } from '@portal/kit/form';
import { LazyRichTextEditor } from '@portal/ui';
import { DraftDialog } from '../../components/DraftDialog/DraftDialog.tsx';
import { TheirText } from '../../components/Theirs/TheirText.tsx';
import { unlessStale } from '../../components/Theirs/use-stale-save.ts';
import { type KnownText, useTextForm } from '../../components/Theirs/use-text-form.ts';
import { adminDestinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { termsEditKey } from '../../model/draft-keys.ts';

export interface EditTermsProps {
  community: Pick<Community, 'id' | 'name'>;
  /** The terms as they stand; the global ones are what they begin with. */
  terms: KnownText;
  onClose: () => void;
}

/** Writes the terms of a community. What somebody else has published meanwhile is shown before it is replaced. */
export function EditTerms({ community: { id, name }, terms, onClose }: EditTermsProps) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(adminDestinations);
  const params = { id };
  const { run } = useAction(calls.requirements.saveTerms, {
    success: t('saved'),
    failure: unlessStale(t('agreementNotSaved')),
    invalidates: [calls.requirements.agreement, calls.communities.terms],
  });
  const { form, isStale, theirs, keepMine } = useTextForm({
    text: terms,
    rules: [
      custom((html: string) => !isBlankHtml(html), t('termsEmpty')),
      maxLength(limits.termsLength, t('termsTooLong')),
    ],
    draftKey: termsEditKey(id),
    draftPlace: { kind: t('terms'), place: name, href: to.adminCommunityMembershipRequirementsPage(params) },
    save: (body) => run({ params, body }),
    onSaved: onClose,
  });
  return (
    <DraftDialog title={t('editTerms')} submitLabel={t('publish')} form={form} onClose={onClose}>
      {isStale && (
        <TheirText
          intro={t('termsPublishedSince')}
          title={t('termsTheirs')}
          html={theirs?.html ?? null}
          keepLabel={t('publishAnyway')}
          onKeep={keepMine}
        />
      )}
      <LazyRichTextEditor {...form.field('html')} label={t('terms')} refuse={heavyWords} isPending={form.isPending} />
    </DraftDialog>
  );
}
