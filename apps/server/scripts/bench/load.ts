import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  /** How many answers there were, warming up included. */
  answers: number;
}

export interface Target {
  origin: string;
  requests: readonly autocannon.Request[];
  /** What can be asked once: it begins anew, with what was asked undone, and its requests take the place of the others. */
  once?: { begin(): Promise<void>; next(): autocannon.Request } | undefined;
  connections: number;
}

/** Asks again and again on all its connections, each as one reader after the other; the first second warms up. */
export async function loadOf(target: Target, seconds: number): Promise<Load> {
  const warmUp = await shoot(target, 1);
  const { latency, answers, bytes, duration } = await shoot(target, seconds);
  return {
    perSecond: answers / duration,
    p50: latency.p50,
    p99: latency.p99,
    bytes: bytes / answers,
    answers: warmUp.answers + answers,
  };
}

async function shoot({ origin, requests, once, connections }: Target, seconds: number) {
  await once?.begin();
  const start = performance.now();
  let opened = 0;
  const {
    latency,
    non2xx,
    errors,
    '2xx': answers,
    throughput,
  } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    // Each connection begins with other readers.
    setupClient(client) {
      if (once !== undefined)
        return client.setRequests([{ setupRequest: (request) => ({ ...request, ...once.next() }) }]);
      const first = Math.floor((opened * requests.length) / connections);
      opened += 1;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${answers + non2xx} answers failed`);
  return { latency, answers, bytes: throughput.total, duration: (performance.now() - start) / 1000 };
}
