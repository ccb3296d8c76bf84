import { calls, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages, type View } from '@portal/kit';
import { useState } from 'react';
import { onboardingMessages } from '../../messages.ts';
import type { SignedInSession } from '../Sessions/use-sessions.ts';

export interface SessionsOf {
  view: View<readonly SignedInSession[]>;
  /** The session that is being ended. */
  endingId: string | null;
  isEndingAll: boolean;
  onEnd(id: string): void;
  onEndAll(): void;
}

/** Where somebody else is signed in, and the ways out; null: nobody is asked about. */
export function useSessionsOf(personId: string | null, name: string | null): SessionsOf {
  const t = useMessages(onboardingMessages);
  const id = personId ?? '';
  const { view } = useEndpoint(
    calls.people.sessions,
    { params: { id } },
    { enabled: personId !== null, isEmpty: ({ sessions }) => sessions.length === 0 },
  );
  const invalidates = [calls.people.sessions];
  const [endingId, setEndingId] = useState<string | null>(null);
  const end = useAction(calls.people.endSession, {
    success: t('sessionEnded'),
    failure: t('sessionEndFailed'),
    invalidates,
  });
  const called = { name: name ?? t('somebody') };
  const endAll = useAction(calls.people.signOutEverywhere, {
    success: t('personSignedOut', called),
    failure: t('signOutPersonFailed', called),
    invalidates,
  });

  async function endOne(sessionId: string): Promise<void> {
    setEndingId(sessionId);
    // A failure has been told by its toast.
    await end.run({ params: { id, sessionId } }).catch(() => undefined);
    setEndingId(null);
  }

  return {
    view: mapView(view, ({ sessions }) => sessions.map((session) => ({ ...session, isCurrent: false }))),
    endingId,
    isEndingAll: endAll.isPending,
    onEnd: (sessionId) => void endOne(sessionId),
    onEndAll: () => void endAll.run({ params: { id } }).catch(() => undefined),
  };
}
