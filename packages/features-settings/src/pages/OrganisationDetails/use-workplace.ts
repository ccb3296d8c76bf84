import { calls, useAction, useEndpoint, type Workplace } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';

/** Where somebody works, as they say it. */
export interface WorkplaceInput {
  organisation: { id: string; name: string };
  role: string;
  startDate: string | null;
}

/** Where somebody works, and how they say it anew. */
export function useWorkplace() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(calls.account.workplace);
  const [saved, setSaved] = useState<{ over: unknown; workplace: Workplace } | null>(null);
  const { run } = useAction(calls.account.saveWorkplace, {
    failure: t('workplaceFailed'),
    invalidates: [calls.account.workplace],
  });

  async function save(workplace: WorkplaceInput): Promise<void> {
    await run({ body: workplace });
    setSaved({ over: view.state === 'ready' ? view.data : null, workplace });
  }

  // What was saved stands there until the server has told it again.
  return { view: mapView(view, (loaded) => (saved?.over === loaded ? saved.workplace : loaded)), save };
}
