import { calls, type Privacy, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';

/** Whom somebody shows what of themself, and how they choose it anew. */
export function usePrivacy() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(calls.account.privacy);
  const [saved, setSaved] = useState<{ over: unknown; privacy: Privacy } | null>(null);
  const { run } = useAction(calls.account.savePrivacy, {
    success: t('privacySaved'),
    failure: t('privacyFailed'),
    invalidates: [calls.account.privacy, calls.account.profileAs],
  });

  async function save(input: Privacy): Promise<void> {
    const privacy = await run({ body: input });
    setSaved({ over: view.state === 'ready' ? view.data : null, privacy });
  }

  // What was saved stands there until the server has told it again.
  return { view: mapView(view, (loaded) => (saved?.over === loaded ? saved.privacy : loaded)), save };
}
