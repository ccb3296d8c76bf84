import { whenIdle } from '@portal/kit';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveParts } from './start-live.ts';

/** Starts live updates once something has been loaded, nothing is on its way and the browser is idle. */
export function beginLive(parts: LiveParts, signal: AbortSignal): void {
  atRest(parts.queryClient, signal, () => {
    // Without its code everything is polled every half minute, as where there is no stream.
    import('./start-live.ts').then(({ startLive }) => startLive(parts, signal)).catch(() => undefined);
  });
}

function atRest(queryClient: QueryClient, signal: AbortSignal, begin: () => void): void {
  const cache = queryClient.getQueryCache();
  const stop = cache.subscribe(look);
  signal.addEventListener('abort', stop);
  look();

  function look(): void {
    const isComing = queryClient.isFetching() > 0 || cache.getAll().every(({ state }) => state.data === undefined);
    if (isComing || signal.aborted) return;
    stop();
    whenIdle(begin);
  }
}
