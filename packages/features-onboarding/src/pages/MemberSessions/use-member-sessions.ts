import { calls, useAction, useEndpoint, useUserSearch, type UserSearchResult } from '@portal/api';
import { mapView, useMessages, useViewer, type View } from '@portal/kit';
import { useState } from 'react';
import { onboardingMessages } from '../../messages.ts';
import type { SignedInSession } from '../Sessions/use-sessions.ts';

export interface MemberSessions {
  search: UserSearchResult;
  /** Whose sessions are shown; null while nobody is chosen. */
  personId: string | null;
  /** What that person is called, as soon as it is known. */
  name: string | null;
  isOneself: boolean;
  view: View<readonly SignedInSession[]>;
  /** The session that is being ended. */
  endingId: string | null;
  isEndingAll: boolean;
  onChoose(personId: string | null): void;
  onEnd(id: string): void;
  onEndAll(): void;
}

export function useMemberSessions(personId: string | null, onChoose: MemberSessions['onChoose']): MemberSessions {
  const t = useMessages(onboardingMessages);
  const search = useUserSearch({ chosen: personId === null ? [] : [personId] });
  const person = search.chosen[0]?.person;
  const name = person === undefined ? null : `${person.firstName} ${person.lastName}`;
  const isOneself = useViewer()?.id === personId;
  const id = personId ?? '';
  const { view } = useEndpoint(
    calls.people.sessions,
    { params: { id } },
    { enabled: personId !== null && !isOneself, isEmpty: ({ sessions }) => sessions.length === 0 },
  );
  const touches = [calls.people.sessions];
  const [endingId, setEndingId] = useState<string | null>(null);
  const end = useAction(calls.people.endSession, {
    success: t('sessionEnded'),
    failure: t('sessionEndFailed'),
    touches,
  });
  const called = { name: name ?? t('somebody') };
  const endAll = useAction(calls.people.signOutEverywhere, {
    success: t('personSignedOut', called),
    failure: t('signOutPersonFailed', called),
    touches,
  });

  async function endOne(sessionId: string): Promise<void> {
    setEndingId(sessionId);
    // A failure has been told by its toast.
    await end.run({ params: { id, sessionId } }).catch(() => undefined);
    setEndingId(null);
  }

  return {
    search,
    personId,
    name,
    isOneself,
    view: mapView(view, ({ sessions }) => sessions.map((session) => ({ ...session, isCurrent: false }))),
    endingId,
    isEndingAll: endAll.isPending,
    onChoose,
    onEnd: (sessionId) => void endOne(sessionId),
    onEndAll: () => void endAll.run({ params: { id } }).catch(() => undefined),
  };
}
