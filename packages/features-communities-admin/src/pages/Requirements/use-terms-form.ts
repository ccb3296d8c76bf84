import { calls, type Community, limits, useAction, useEndpoint } from '@portal/api';
import { isBlankHtml } from '@portal/api/rules';
import { draftText } from '@portal/features-communities/parts';
import { ProblemError, useDestinations, useMessages } from '@portal/kit';
import { custom, type Form, maxLength, useForm } from '@portal/kit/form';
import { richTextJson } from '@portal/ui';
import { useState } from 'react';
import { termsEditKey } from '../../model/draft-keys.ts';
import { adminPlaces } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import type { Agreement } from './AgreementScreen.tsx';

/** Terms that somebody has read, and their version. */
type KnownTerms = Pick<Agreement, 'html' | 'version'>;

interface TermsFormOptions {
  community: Pick<Community, 'id' | 'name'>;
  agreement: Agreement;
  onSaved: () => void;
}

interface TermsFormState {
  form: Form<KnownTerms>;
  /** As somebody else has published them since; null where nobody has. */
  theirs: KnownTerms | null;
  /** What is written here replaces theirs with the next press. */
  keepMine: () => void;
}

/** The terms of a community as they are being written; the global ones are what they begin with. */
export function useTermsForm({ community, agreement, onSaved }: TermsFormOptions): TermsFormState {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(adminPlaces);
  const params = { id: community.id };
  const [isStale, setStale] = useState(false);
  const latest = useEndpoint(calls.requirements.agreement, { params }, { enabled: isStale });
  const { run } = useAction(calls.requirements.saveTerms, {
    success: t('agreementSaved'),
    failure: ({ code, message }) => (code === 'stale' ? null : { text: t('agreementNotSaved'), description: message }),
    touches: [calls.requirements.agreement, calls.communities.terms],
  });
  const form = useForm<KnownTerms>({
    initial: { html: agreement.html, version: agreement.version },
    draftKey: termsEditKey(community.id),
    draftEntry: ({ html }) => ({
      kind: t('terms'),
      place: community.name,
      text: draftText(html),
      href: to.adminCommunityMembershipRequirementsPage(params),
    }),
    rules: {
      html: [
        custom((html: string) => !isBlankHtml(html), t('termsEmpty')),
        maxLength(limits.termsLength, t('termsTooLong')),
      ],
    },
    async onSubmit(values) {
      await publish(values);
      onSaved();
    },
  });

  async function publish({ html, version }: KnownTerms) {
    try {
      await run({ params, body: { html, json: await richTextJson(html), version } });
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'stale') {
        setStale(true);
        latest.refetch();
      }
      throw error;
    }
  }

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
