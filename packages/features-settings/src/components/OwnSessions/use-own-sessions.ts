import { calls, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';

const invalidates = [calls.me.sessions, calls.account.securityEvents];

/** Where whoever asks is signed in, and how they sign out of one device or of all others. */
export function useOwnSessions() {
  const t = useMessages(settingsMessages);
  const [endingId, setEndingId] = useState<string | null>(null);
  const { view } = useEndpoint(calls.me.sessions);
  const end = useAction(calls.me.endSession, {
    success: t('sessionEnded'),
    failure: t('sessionEndFailed'),
    invalidates,
  });
  const endOthers = useAction(calls.auth.signOutEverywhere, {
    success: t('othersSignedOut'),
    failure: t('othersSignOutFailed'),
    invalidates,
  });

  return {
    view: mapView(view, ({ sessions }) => sessions),
    endingId,
    isEndingOthers: endOthers.isPending,
    async onEnd(id: string) {
      setEndingId(id);
      await end.run({ params: { id } }).finally(() => setEndingId(null));
    },
    async onEndOthers() {
      await endOthers.run({ body: { keepCurrent: true } });
    },
  };
}

export type OwnSessions = ReturnType<typeof useOwnSessions>;
