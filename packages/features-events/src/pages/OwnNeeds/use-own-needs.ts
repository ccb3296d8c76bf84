import { calls, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { useState } from 'react';
import { type Needs, needsBody, needsFrom } from '../../components/Tickets/NeedsFields.tsx';
import { eventsMessages } from '../../messages.ts';

/** What somebody says for all events, and how they say it. */
export function useOwnNeeds() {
  const t = useMessages(eventsMessages);
  const { view } = useEndpoint(calls.me.requirements);
  const [saved, setSaved] = useState<{ over: unknown; needs: Needs } | null>(null);
  const { run } = useAction(calls.me.saveRequirements, {
    success: t('needsSavedToast'),
    failure: t('ownNeedsSaveFailed'),
    invalidates: [calls.me.requirements],
  });

  async function save(needs: Needs): Promise<void> {
    await run({ body: needsBody(needs) });
    setSaved({ over: view.state === 'ready' ? view.data : null, needs });
  }

  // What was saved stands there until the server has told it again.
  return { view: mapView(view, (loaded) => (saved?.over === loaded ? saved.needs : needsFrom(loaded))), save };
}
