import type { FetchPort, SessionPort } from '@portal/kit';
import type { QueryClient } from '@tanstack/react-query';
import { liveStream } from '../areas/live/statuses.ts';
import type { Client } from '../client/create-client.ts';
import { openStream } from '../client/open-stream.ts';
import type { EndpointCache } from '../hooks/endpoint-cache.ts';
import { showChanges } from './show-changes.ts';
import { openReconnectingStream } from './reconnecting-stream.ts';
import type { LiveBoard } from './live-board.ts';
import { shareAmongTabs } from './share-among-tabs.ts';

export interface LiveParts {
  apiUrl: string;
  fetch: FetchPort | undefined;
  session: SessionPort;
  client: Client;
  cache: EndpointCache;
  board: LiveBoard;
  queryClient: QueryClient;
  /** By which the tabs of one person on one website know one another. */
  name: string;
}

const pollMs = 30_000;

/** Receives live updates until the signal, by one connection of all tabs, and applies them. Where none can be had, what is on screen is polled every half minute. */
export function startLive(parts: LiveParts, signal: AbortSignal): void {
  const { board, name } = parts;
  if (signal.aborted) return;
  let isHeard = false;
  const shown = showChanges(parts, signal);
  const tabs = shareAmongTabs({
    name,
    signal,
    watched: board.watched,
    onEvent: shown.event,
    onHeard(now) {
      isHeard = now;
    },
    onJoined: shown.refetchAll,
    lead({ watched }) {
      let requested: readonly string[] = [];
      const connection = openReconnectingStream({
        signal,
        // Where tabs cannot be told from one another this one leads before it knows them.
        onEvent: (name, data) => tabs.event(name, data),
        onHeard: (isNowHeard) => tabs.heard(isNowHeard),
        open(since, stop) {
          requested = watched().slice(0, liveStream.mostWatched);
          return openStream(parts, { watched: requested, since }, stop);
        },
      });
      return {
        // What has left the screens is watched in vain until there is something else.
        watchedChanged: () => watched().every((id) => requested.includes(id)) || connection.restart(),
      };
    },
  });
  const stopWatching = board.onWatched(tabs.watchedChanged);
  const polling = setInterval(() => {
    if (!isHeard) shown.refetchAll();
  }, pollMs);
  board.setLive(true);
  signal.addEventListener('abort', () => {
    stopWatching();
    clearInterval(polling);
    board.setLive(false);
  });
}
