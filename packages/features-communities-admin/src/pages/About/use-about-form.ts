import { calls, type Community, limits, useAction, useEndpoint } from '@portal/api';
import { ProblemError, useDestinations, useMessages } from '@portal/kit';
import { type Form, maxLength, useForm } from '@portal/kit/form';
import { richTextJson } from '@portal/ui';
import { useState } from 'react';
import { aboutEditKey } from '../../model/draft-keys.ts';
import { draftText } from '@portal/features-communities/parts';
import { adminPlaces } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';

/** A text that somebody has read. */
export interface KnownAbout {
  html: string;
  version: string;
}

/** A text as it is being written, and the version of the one that it changes, whatever others publish meanwhile. */
type AboutValues = KnownAbout;

interface AboutFormOptions {
  community: Pick<Community, 'id' | 'name'>;
  about: KnownAbout;
  onSaved: () => void;
}

interface AboutFormState {
  form: Form<AboutValues>;
  /** As somebody else has published it since; null where nobody has. */
  theirs: KnownAbout | null;
  /** The text that is written here replaces theirs with the next press. */
  keepMine: () => void;
}

/** Who a community is, as it is being written. */
export function useAboutForm({ community, about, onSaved }: AboutFormOptions): AboutFormState {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(adminPlaces);
  const params = { id: community.id };
  const [isStale, setStale] = useState(false);
  const latest = useEndpoint(calls.communities.about, { params }, { enabled: isStale });
  const { run } = useAction(calls.communities.saveAbout, {
    success: t('aboutPublished'),
    failure: ({ code, message }) => (code === 'stale' ? null : { text: t('aboutNotPublished'), description: message }),
    touches: [calls.communities.about],
  });
  const form = useForm<AboutValues>({
    initial: { html: about.html, version: about.version },
    draftKey: aboutEditKey(community.id),
    draftEntry: ({ html }) => ({
      kind: t('whoAreWe'),
      place: community.name,
      text: draftText(html),
      href: to.adminCommunityAboutPage(params),
    }),
    rules: { html: [maxLength(limits.aboutLength, t('aboutTooLong'))] },
    async onSubmit(values) {
      await publish(values);
      onSaved();
    },
  });

  async function publish({ html, version }: AboutValues) {
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
