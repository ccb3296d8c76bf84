import { afterEach, expect, test, vi } from 'vitest';
import { openReconnectingStream } from './reconnecting-stream.ts';

afterEach(() => void vi.useRealTimers());

interface Opened {
  since: string | undefined;
  signal: AbortSignal;
  write(text: string): void;
  end(): void;
}

/** A connection to a server that a test plays: each stream that is asked for, in turn. */
function connected(refusals: readonly number[] = []) {
  const opened: Opened[] = [];
  const pauses: number[] = [];
  const told: unknown[] = [];
  const heard: boolean[] = [];
  const stop = new AbortController();
  const connection = openReconnectingStream({
    signal: stop.signal,
    onEvent: (name, data) => told.push([name, data]),
    onHeard: (isHeard) => heard.push(isHeard),
    pause: async (ms) => void pauses.push(ms),
    async open(since, signal) {
      const encoder = new TextEncoder();
      const status = refusals[opened.length] ?? 200;
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
      signal.addEventListener('abort', () => controller?.error(signal.reason));
      opened.push({
        since,
        signal,
        write: (text) => controller?.enqueue(encoder.encode(text)),
        end: () => controller?.close(),
      });
      return new Response(status === 200 ? body : null, { status });
    },
  });
  async function stream(at: number): Promise<Opened> {
    await expect.poll(() => opened.length).toBeGreaterThan(at);
    return opened[at]!;
  }
  return { connection, stop, opened, pauses, told, heard, stream };
}

test('tells what it hears, whole however it comes, and goes on from there when the stream ends', async () => {
  const { stream, told, heard, stop } = connected();
  const first = await stream(0);
  expect(first.since).toBeUndefined();
  first.write('id: 7\nevent: hello\ndata: {"isRes');
  first.write('umed":true}\n\n: beat\n\nevent: writing\ndata: {"a":"é"}\n\n');
  await expect.poll(() => told).toHaveLength(2);
  expect(told).toEqual([
    ['hello', { isResumed: true }],
    ['writing', { a: 'é' }],
  ]);
  first.end();
  expect((await stream(1)).since).toBe('7');
  expect(heard).toEqual([true, true, false]);
  stop.abort();
});

test('waits longer each time that it fails, and no longer than a minute', async () => {
  const { stream, pauses, stop } = connected([503, 429, 500, 404, 503, 503, 503, 503]);
  await stream(8);
  expect(pauses).toHaveLength(8);
  pauses.forEach((ms, at) => {
    const most = Math.min(1000 * 2 ** (at + 1), 60_000);
    expect(ms).toBeGreaterThanOrEqual(most / 2);
    expect(ms).toBeLessThanOrEqual(most);
  });
  stop.abort();
});

test('begins with the short pause again once it has heard something', async () => {
  const { stream, pauses, stop } = connected([503, 503, 200]);
  const third = await stream(2);
  third.write('event: hello\ndata: {}\n\n');
  third.end();
  await stream(3);
  expect(pauses.at(-1)).toBeLessThanOrEqual(1000);
  stop.abort();
});

test('asks anew at once when it is asked to, and is still heard', async () => {
  const { connection, stream, pauses, heard, stop } = connected();
  (await stream(0)).write('id: 9\nevent: hello\ndata: {}\n\n');
  await expect.poll(() => heard).toEqual([true]);
  connection.restart();
  expect((await stream(1)).since).toBe('9');
  expect([pauses, heard]).toEqual([[], [true]]);
  stop.abort();
});

test('takes a connection on which nothing is said for dead, however open it looks, and goes on from there', async () => {
  vi.useFakeTimers();
  const { stream, opened, heard, pauses, stop } = connected();
  const first = await stream(0);
  first.write('id: 5\nevent: hello\ndata: {}\n\n');
  await expect.poll(() => heard).toEqual([true]);
  await vi.advanceTimersByTimeAsync(40_000);
  first.write(': beat\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await stream(1)).since).toBe('5');
  expect([first.signal.aborted, heard, pauses]).toEqual([true, [true, false], [expect.any(Number)]]);
  stop.abort();
});

test('ends with its signal', async () => {
  const { stream, opened, heard, stop } = connected();
  const first = await stream(0);
  stop.abort();
  expect(first.signal.aborted).toBe(true);
  await expect.poll(() => heard).toEqual([false]);
  expect(opened).toHaveLength(1);
});
