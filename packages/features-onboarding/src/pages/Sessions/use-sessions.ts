import { calls, useAction, useEndpoint } from '@portal/api';
import { mapView, useDestinations, useMessages, usePortal, type View } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { onboardingMessages } from '../../messages.ts';

export interface SignedInSession {
  id: string;
  device: string | null;
  address: string | null;
  lastSeenAt: string;
  isCurrent: boolean;
}

export interface Sessions {
  view: View<readonly SignedInSession[]>;
  /** The session that is being ended. */
  endingId: string | null;
  isEndingAll: boolean;
  onEnd(id: string): void;
  onEndAll(): void;
}

export function useSessions(): Sessions {
  const t = useMessages(onboardingMessages);
  const { session, navigation } = usePortal();
  const to = useDestinations(destinations);
  const [endingId, setEndingId] = useState<string | null>(null);
  const { view } = useEndpoint(calls.me.sessions);
  const end = useAction(calls.me.endSession, {
    success: t('sessionEnded'),
    failure: t('sessionEndFailed'),
    invalidates: [calls.me.sessions],
  });
  const endAll = useAction(calls.auth.signOutEverywhere, { failure: t('signOutEverywhereFailed') });

  async function endOne(id: string): Promise<void> {
    setEndingId(id);
    // A failure has been told by its toast.
    await end.run({ params: { id } }).catch(() => undefined);
    setEndingId(null);
  }

  async function endEvery(): Promise<void> {
    const reply = await endAll.run({ body: {} }).catch(() => null);
    if (reply === null) return;
    session.set(null);
    navigation.navigate(to.signIn() ?? '/');
  }

  return {
    view: mapView(view, ({ sessions }) => sessions),
    endingId,
    isEndingAll: endAll.isPending,
    onEnd: (id) => void endOne(id),
    onEndAll: () => void endEvery(),
  };
}
