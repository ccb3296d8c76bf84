import { calls, limits, useAction, useEndpoint } from '@portal/api';
import { isBlankHtml } from '@portal/api/rules';
import { draftText } from '@portal/features-communities/parts';
import { ProblemError, successToastMs, useDestinations, useMessages } from '@portal/kit';
import { custom, maxLength, useForm } from '@portal/kit/form';
import { richTextJson } from '@portal/ui';
import { useEffect, useState } from 'react';
import { managementPlaces } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { globalTermsKey } from '../../model/draft-keys.ts';

/** Terms that somebody has read, by their version. */
export interface KnownTerms {
  html: string;
  version: string;
}

/** The global terms as they are being written, whatever others save meanwhile. */
export function useTermsForm(terms: KnownTerms) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(managementPlaces);
  const [isStale, setStale] = useState(false);
  const latest = useEndpoint(calls.management.globalTerms, {});
  const { run } = useAction(calls.management.saveGlobalTerms, {
    success: t('savedNow'),
    successMs: successToastMs,
    failure: ({ code, message }) => (code === 'stale' ? null : { text: t('termsSaveFailed'), description: message }),
    touches: [calls.management.globalTerms, calls.communities.terms],
  });
  const form = useForm<KnownTerms>({
    initial: { html: terms.html, version: terms.version },
    draftKey: globalTermsKey,
    draftEntry: ({ html }) => ({
      ...{ kind: t('termsField'), place: t('managementPageTitle') },
      ...{ text: draftText(html), href: to.termsConditions() },
    }),
    rules: {
      html: [
        custom((html: string) => !isBlankHtml(html), t('termsEmpty')),
        maxLength(limits.aboutLength, t('termsTooLong')),
      ],
    },
    onSubmit: save,
  });

  async function save({ html, version }: KnownTerms) {
    try {
      await run({ body: { html, json: await richTextJson(html), version } });
      setStale(false);
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'stale') {
        setStale(true);
        latest.refetch();
      }
      throw error;
    }
  }

  // As long as nothing is typed, the form follows what is saved, by others too.
  useEffect(() => {
    if (form.isDirty || form.isPending || terms.version === form.values.version) return;
    form.reset({ html: terms.html, version: terms.version });
    // Once for each version, when nothing typed is in its way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [terms.version, form.isDirty, form.isPending]);

  const { version } = form.values;
  const theirs = isStale && latest.data !== undefined && latest.data.version !== version ? latest.data : null;
  return {
    form,
    theirs,
    keepMine() {
      if (theirs !== null) form.set('version', theirs.version);
      setStale(false);
    },
  };
}
