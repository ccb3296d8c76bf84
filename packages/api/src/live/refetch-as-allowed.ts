import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { toProblem } from '../hooks/endpoint-view.ts';

/**
 * Refetches replies after their reader's access has changed. What they are refused leaves the screen, on which data once loaded would stay, and what is on no
 * screen is forgotten: it would be shown again before the server could refuse it.
 */
export async function refetchAsAllowed(
  queryClient: QueryClient,
  isMeant: (query: Query) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  const meant = cache.getAll().filter(isMeant);
  const shown = meant.filter((query) => query.getObserversCount() > 0);
  for (const query of meant) if (query.getObserversCount() === 0) cache.remove(query);
  await queryClient.refetchQueries({ predicate: (query) => shown.includes(query) });
  if (signal.aborted) return;
  // As one batch, so that no part of a page is rendered of what another part has lost already.
  notifyManager.batch(() => {
    for (const query of shown) if (isRefused(query)) query.setState({ data: undefined });
  });
}

/** What may be told is something else now, or is there no longer. */
export function isRefused({ state: { error } }: Query): boolean {
  return error !== null && [403, 404].includes(toProblem(error).status);
}
