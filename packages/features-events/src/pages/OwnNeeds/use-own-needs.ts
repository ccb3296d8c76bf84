import { calls, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { useState } from 'react';
import { type Needs, needsBody, needsFrom } from '../../components/Tickets/NeedsFields.tsx';
import { needsMessages } from '../../messages-needs.ts';
import { messages } from '../../messages.ts';

/** What somebody says for all events, and how they say it. */
export function useOwnNeeds() {
  const t = useMessages(needsMessages);
  const word = useMessages(messages);
  const { view } = useEndpoint(calls.me.requirements);
  const [saved, setSaved] = useState<{ over: unknown; needs: Needs } | null>(null);
  const { run } = useAction(calls.me.saveRequirements, {
    success: word('needsSavedToast'),
    failure: t('saveFailed'),
    touches: [calls.me.requirements],
  });

  async function save(needs: Needs): Promise<void> {
    await run({ body: needsBody(needs) });
    setSaved({ over: view.state === 'ready' ? view.data : null, needs });
  }

  // What was saved stands there until the server has told it again.
  return { view: mapView(view, (said) => (saved?.over === said ? saved.needs : needsFrom(said))), save };
}
