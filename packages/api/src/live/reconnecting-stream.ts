import { createParser } from 'eventsource-parser';

/** The server sends a heartbeat at least every twenty seconds; after this long without one the connection is taken for dead. */
const silenceMs = 50_000;
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

export interface ConnectionOptions {
  /** Asks for the stream, from a place on. */
  open(since: string | undefined, signal: AbortSignal): Promise<Response>;
  onEvent(name: string, data: unknown): void;
  /** Whether the server is heard, each time that changes. */
  onHeard(isHeard: boolean): void;
  signal: AbortSignal;
  /** Waits before it is tried again; ends early when the browser is back on line. */
  pause?(ms: number, signal: AbortSignal): Promise<void>;
}

export interface ReconnectingStream {
  /** Asks anew, from where it was told of all before. */
  restart(): void;
}

/** Holds a stream of server-sent events until the signal: reconnects when it breaks, with exponential backoff and jitter. */
export function openReconnectingStream({
  open,
  onEvent,
  onHeard,
  signal,
  pause = pauseFor,
}: ConnectionOptions): ReconnectingStream {
  let since: string | undefined;
  let failures = 0;
  let current: AbortController | undefined;

  /** Why it ended: asked to, or because it broke. */
  async function once(): Promise<'restarted' | 'broken'> {
    const attempt = new AbortController();
    current = attempt;
    const stop = () => attempt.abort();
    signal.addEventListener('abort', stop);
    let isSilent = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        isSilent = true;
        attempt.abort();
      }, silenceMs);
    };
    try {
      listen();
      const response = await open(since, attempt.signal);
      if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
      const parser = createParser({
        onEvent({ id, event, data }) {
          since = id ?? since;
          failures = 0;
          onHeard(true);
          onEvent(event ?? 'message', JSON.parse(data));
        },
      });
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        listen();
        parser.feed(decoder.decode(part.value, { stream: true }));
      }
    } catch {
      if (attempt.signal.aborted && !isSilent) return 'restarted';
      failures += 1;
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    }
    return 'broken';
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      if ((await once()) === 'restarted') continue;
      onHeard(false);
      const most = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
      // Without jitter everybody would reconnect to a restarted server at the same moment.
      await pause(most * (0.5 + Math.random() / 2), signal);
    }
    onHeard(false);
  }

  void run();
  return { restart: () => current?.abort() };
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    window.addEventListener('online', done);
  });
}
