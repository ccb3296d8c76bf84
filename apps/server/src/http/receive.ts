import type { Context } from 'hono';
import { invalid, ProblemError } from './problem.ts';
import type { RequestLimits } from './request-limits.ts';

/** The client went away before its body had arrived: there is nobody to answer. */
export class RequestAborted extends Error {
  override name = 'RequestAborted';
}

interface Expected {
  bytes: number;
  isUpload: boolean;
}

/** The whole of a request's body, within the same limits. */
export async function receive(c: Context, expected: Expected, limits: RequestLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of arriving(c, expected, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A request's body as it comes, read no further than the number of bytes it may have and no longer than it may take. */
export async function* arriving(
  c: Context,
  { bytes, isUpload }: Expected,
  limits: RequestLimits,
): AsyncGenerator<Uint8Array> {
  if (Number(c.req.header('content-length')) > bytes) throw tooLarge();
  const { body } = c.req.raw;
  if (body === null) return;
  const reader = body.getReader();
  let received = 0;
  const watch = isUpload ? watchUpload(limits, () => received) : watchBody(limits);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(aborted), watch.tooSlow]);
      if (done) return;
      received += value.byteLength;
      if (received > bytes) throw tooLarge();
      yield value;
    }
  } finally {
    watch.stop();
    // Not cancelled: that would end the connection before its answer.
    reader.releaseLock();
  }
}

interface Watch {
  /** Never fulfilled. */
  tooSlow: Promise<never>;
  stop(): void;
}

function watchBody({ bodyMs }: RequestLimits): Watch {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow()), bodyMs);
  return { tooSlow: promise, stop: () => clearTimeout(timer) };
}

function watchUpload({ upload }: RequestLimits, received: () => number): Watch {
  const { promise, reject } = Promise.withResolvers<never>();
  let before = 0;
  const pace = setInterval(() => {
    if (received() - before < upload.bytes) reject(tooSlow());
    before = received();
  }, upload.everyMs);
  const total = setTimeout(() => reject(tooSlow()), upload.totalMs);
  return {
    tooSlow: promise,
    stop() {
      clearInterval(pace);
      clearTimeout(total);
    },
  };
}

function aborted(): never {
  throw new RequestAborted();
}

function tooLarge(): ProblemError {
  return new ProblemError('too_large', 'The request is too large', { field: 'body' });
}

// Not 408: browsers send such a request again by themselves, and it would be as slow.
function tooSlow(): ProblemError {
  return invalid('body', 'The request took too long to arrive');
}
