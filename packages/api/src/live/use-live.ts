import { usePortal, useSession } from '@portal/kit';
import { useEffect } from 'react';
import { useClient } from '../hooks/use-client.ts';
import { useEndpointCache } from '../hooks/use-endpoint-cache.ts';
import { useLiveBoard } from './live-board.ts';

/**
 * Live updates for as long as it is mounted: counts and comments change in place, and what is new is refetched. It begins once the page
 * has had all that it asked for, and wherever it is mounted besides costs nothing more.
 */
export function useLive(): void {
  const { apiUrl, fetch, session, storageScope, queryClient } = usePortal();
  const client = useClient();
  const cache = useEndpointCache();
  const board = useLiveBoard();
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const name = `portal-live ${storageScope} ${userId}`;
    const parts = { apiUrl, fetch, session, client, cache, board, queryClient, name };
    return board.hold(name, (signal) => {
      import('./begin-live.ts').then(({ beginLive }) => beginLive(parts, signal)).catch(() => undefined);
    });
  }, [apiUrl, fetch, session, storageScope, queryClient, client, cache, board, userId]);
}
