import type { FetchPort, SessionPort } from '@portal/kit/server';
import { liveStream } from '../areas/live/statuses.ts';
import { current } from '../calls/generated/me.ts';
import type { Client } from './create-client.ts';

interface StreamParts {
  apiUrl: string;
  fetch: FetchPort | undefined;
  session: SessionPort;
  client: Client;
}

interface StreamRequest {
  /** The posts on screen. */
  watched: readonly string[];
  /** The last place that the server has named. */
  since: string | undefined;
}

/** Opens the stream of live updates (server-sent events), which is read as long as it goes on. */
export async function openStream(
  { apiUrl, session, client, ...parts }: StreamParts,
  { watched, since }: StreamRequest,
  signal: AbortSignal,
): Promise<Response> {
  const fetch = parts.fetch ?? ((address, init) => globalThis.fetch(address, init));
  const query = new URLSearchParams({ [liveStream.watched]: watched.join(',') });
  const ask = () => {
    const headers = new Headers({
      Authorization: `Bearer ${session.get()?.accessToken ?? ''}`,
      Accept: 'text/event-stream',
    });
    if (since !== undefined) headers.set('Last-Event-ID', since);
    return fetch(`${apiUrl}${liveStream.path}?${query}`, { headers, signal, cache: 'no-store' });
  };
  const answer = await ask();
  if (answer.status !== 401) return answer;
  // A call renews the login by the way, or gives it up.
  await client.call(current, {}, { signal, isQuiet: true });
  return ask();
}
