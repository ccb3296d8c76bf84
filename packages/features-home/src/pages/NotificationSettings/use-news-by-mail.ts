import { calls, type NewsByMail, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { useState } from 'react';
import { homeMessages } from '../../messages.ts';

/** What somebody gets by e-mail, and how they change it: each choice is saved as it is made. */
export function useNewsByMail() {
  const t = useMessages(homeMessages);
  const { view } = useEndpoint(calls.notifications.newsByMail);
  const [chosen, choose] = useState<{ over: unknown; wishes: NewsByMail } | null>(null);
  const { run, isPending } = useAction(calls.notifications.saveNewsByMail, {
    success: t('byMailSaved'),
    failure: t('byMailSaveFailed'),
    invalidates: [calls.notifications.newsByMail],
  });

  async function save(wishes: NewsByMail): Promise<void> {
    const before = chosen;
    choose({ over: view.state === 'ready' ? view.data : null, wishes });
    await run({ body: wishes }).catch(() => choose(before));
  }

  // What was chosen stands there until the server has told it again.
  const shown = mapView(view, (loaded) => (chosen?.over === loaded ? chosen.wishes : loaded));
  return { view: shown, isSaving: isPending, save };
}
