/** What may wait for a browser that reads more slowly than things change: more than what is told at once. */
const mostWaitingBytes = 128_000;
/** How long a browser waits before it comes back. */
const againMs = 1000;

export interface EventStream {
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The id is the place from which the browser goes on when it comes back. */
  send(event: string, data: unknown, id?: number): void;
  /** Keeps the connection open through whatever closes those on which nothing is said. */
  beat(): void;
  end(): void;
}

/** A stream of server-sent events. Whoever does not keep up with it is sent away, and begins anew where they were. */
export function createEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(opened) {
        controller = opened;
      },
      cancel: left,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
  );

  function left(): void {
    controller = null;
    onEnd();
  }

  function write(text: string): void {
    if (controller === null) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) <= 0) end();
  }

  function end(): void {
    if (controller === null) return;
    controller.close();
    left();
  }

  write(`retry: ${againMs}\n\n`);
  return {
    bytes,
    send: (event, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': beat\n\n'),
    end,
  };
}
