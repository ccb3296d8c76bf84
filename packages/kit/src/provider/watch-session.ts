import type { QueryClient } from '@tanstack/react-query';
import type { DraftRegistry } from '../drafts/draft-registry.ts';
import type { SessionPort } from '../ports/ports.ts';
import { queryKeyRoot } from './portal-query-client.ts';

interface Watched {
  session: SessionPort;
  queryClient: QueryClient;
  drafts: DraftRegistry;
}

/** Forgets what the portal has loaded for a person as soon as someone else, or nobody, is signed in. */
export function watchSession({ session, queryClient, drafts }: Watched): () => void {
  let userId = session.get()?.userId ?? null;
  drafts.setOwner(userId);
  return session.subscribe(() => {
    const next = session.get()?.userId ?? null;
    if (next === userId) return;
    userId = next;
    drafts.setOwner(next);
    void queryClient.resetQueries({ queryKey: [queryKeyRoot] });
    queryClient.getMutationCache().clear();
  });
}
