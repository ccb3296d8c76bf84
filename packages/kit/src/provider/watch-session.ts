import type { QueryClient } from '@tanstack/react-query';
import type { DraftDevice } from '../drafts/draft-device.ts';
import type { SessionPort } from '../ports/ports.ts';
import type { SuspendedSessionStore } from './suspended-session.ts';
import { queryKeyRoot } from './portal-query-client.ts';
import { isExpiring } from './session-expiry.ts';

interface Watched {
  session: SessionPort;
  queryClient: QueryClient;
  drafts: DraftDevice;
  suspendedSession: SuspendedSessionStore;
  /** Whether the person can sign in again in place. */
  canSuspend(): boolean;
  /** Somebody has signed in, be it again. */
  onSignedIn(userId: string): void;
}

/**
 * Clears the query cache of a person as soon as someone else, or nobody, is signed in. Where the login ran
 * out and they can sign in again in place, it waits for who comes.
 */
export function watchSession(watched: Watched): () => void {
  const { session, queryClient, drafts, suspendedSession, canSuspend } = watched;
  let last = session.get();
  drafts.setOwner(last?.userId ?? null);

  return session.subscribe(() => {
    const before = suspendedSession.get()?.login ?? last;
    const login = session.get();
    last = login;
    if (isExpiring(session)) drafts.retainAll();
    if (login === null && before !== null && isExpiring(session) && canSuspend()) return suspendedSession.begin(before);
    const isAgain = login !== null && suspendedSession.get()?.login?.userId === login.userId;
    suspendedSession.end();
    if (isAgain) {
      drafts.setOwner(login.userId);
      void queryClient.invalidateQueries({ queryKey: [queryKeyRoot] });
    } else if (login?.userId !== before?.userId) {
      drafts.setOwner(login?.userId ?? null);
      void queryClient.resetQueries({ queryKey: [queryKeyRoot] });
      queryClient.getMutationCache().clear();
    }
    if (login !== null && (isAgain || login.userId !== before?.userId)) watched.onSignedIn(login.userId);
  });
}
