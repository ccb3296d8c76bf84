import { calls, useAction, useEndpoint } from '@portal/api';
import { mapView, successToastMs, useMessages } from '@portal/kit';
import { useState } from 'react';
import { homeMessages } from '../../messages.ts';

/** What somebody is told of, and how they change it. */
export function useNotificationSettings() {
  const t = useMessages(homeMessages);
  const { view } = useEndpoint(calls.notifications.settings);
  const [saved, setSaved] = useState<{ over: unknown; wanted: readonly number[] } | null>(null);
  const { run, isPending } = useAction(calls.notifications.saveSettings, {
    success: t('settingsSaved'),
    successMs: successToastMs,
    failure: t('settingsSaveFailed'),
    invalidates: [calls.notifications.settings, calls.notifications.list],
  });

  async function save(wanted: readonly number[]): Promise<void> {
    await run({ body: { notificationActivityTypes: [...wanted] } });
    setSaved({ over: view.state === 'ready' ? view.data : null, wanted });
  }

  // What was saved stands there until the server has told it again.
  const shown = mapView(view, (loaded) => (saved?.over === loaded ? saved.wanted : loaded.notificationActivityTypes));
  return { view: shown, isSaving: isPending, save };
}
