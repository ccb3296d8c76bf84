import type { QueryClient } from '@tanstack/react-query';
import type { DraftRegistry } from '../drafts/draft-registry.ts';
import type { SessionPort } from '../ports/ports.ts';
import type { HeldSessionStore } from './held-session.ts';
import { queryKeyRoot } from './portal-query-client.ts';
import { isExpiring } from './session-expiry.ts';

interface Watched {
  session: SessionPort;
  queryClient: QueryClient;
  drafts: DraftRegistry;
  held: HeldSessionStore;
  /** Whether the person can sign in again in place. */
  canHold(): boolean;
}

/**
 * Forgets what the portal has loaded for a person as soon as someone else, or nobody, is signed in. Where the login ran
 * out and they can sign in again in place, it waits for who comes.
 */
export function watchSession({ session, queryClient, drafts, held, canHold }: Watched): () => void {
  let last = session.get();
  drafts.setOwner(last?.userId ?? null);

  return session.subscribe(() => {
    const before = held.get()?.login ?? last;
    const login = session.get();
    last = login;
    if (isExpiring(session)) drafts.keepAll();
    if (login === null && before !== null && isExpiring(session) && canHold()) return held.begin(before);
    const isAgain = login !== null && held.get()?.login.userId === login.userId;
    held.end();
    if (isAgain) {
      drafts.setOwner(login.userId);
      void queryClient.invalidateQueries({ queryKey: [queryKeyRoot] });
    } else if (login?.userId !== before?.userId) {
      drafts.setOwner(login?.userId ?? null);
      void queryClient.resetQueries({ queryKey: [queryKeyRoot] });
      queryClient.getMutationCache().clear();
    }
  });
}
