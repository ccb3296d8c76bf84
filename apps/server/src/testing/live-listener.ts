import { contract, type LiveChanges, type LiveEvents, liveStream } from '@portal/api/contract';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { databaseMoment } from '../modules/live/events.queries.ts';
import { bearer } from './logins.ts';
import type { TestServer } from './test-server.ts';

interface ListenOptions {
  watched?: readonly string[];
  since?: string | undefined;
  token?: string;
}

export interface Heard<Name extends keyof LiveEvents> {
  data: LiveEvents[Name];
  id: string | undefined;
}

export interface LiveListener {
  /** The next event of this name. */
  next<Name extends keyof LiveEvents>(name: Name): Promise<Heard<Name>>;
  /** The data of all that was read so far, whatever its name, also of what was passed over. */
  received(): readonly string[];
  /** Ends when the server has ended the stream. */
  ended(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the stream of a person, as a browser does. */
export async function listenTo(
  server: Pick<TestServer, 'fetch' | 'tokenOf'>,
  personId: string,
  { watched = [], since, token }: ListenOptions = {},
): Promise<LiveListener> {
  const response = await server.fetch(`${liveStream.path}?${liveStream.watched}=${watched.join(',')}`, {
    headers: {
      ...bearer(token ?? (await server.tokenOf(personId))),
      ...(since !== undefined && { 'Last-Event-ID': since }),
    },
  });
  if (response.body === null || response.status !== 200) throw new Error(`The stream answered ${response.status}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const heard: EventSourceMessage[] = [];
  const received: string[] = [];
  const parser = createParser({
    onEvent(event) {
      heard.push(event);
      received.push(event.data);
    },
  });

  /** Reads no further than it must: what is not read waits at the server. */
  async function read(): Promise<boolean> {
    const { value, done } = await reader.read();
    if (!done) parser.feed(decoder.decode(value, { stream: true }));
    return !done;
  }

  return {
    async next(name) {
      for (;;) {
        const event = heard.shift();
        if (event?.event === name) return { data: JSON.parse(event.data), id: event.id };
        if (event === undefined && !(await read())) throw new Error(`The stream has ended without ${name}`);
      }
    },
    received: () => received,
    async ended() {
      while (await read());
    },
    stop: () => reader.cancel(),
  };
}

/** What somebody hears until they have read their notifications, which everybody hears of themselves. */
export async function heardUntilRead(
  server: TestServer,
  listener: LiveListener,
  personId: string,
): Promise<LiveChanges[]> {
  // A stream begins with what was missed, and that may be news too.
  const startMoment = await databaseMoment(server.db);
  await server.call(personId, contract.notifications.setAllAsRead, {});
  const heard: LiveChanges[] = [];
  for (;;) {
    const { data, id } = await listener.next('changes');
    heard.push(data);
    if (data.hasNews && Number(id) >= startMoment) return heard;
  }
}
