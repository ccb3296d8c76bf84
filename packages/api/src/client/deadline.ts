import type { AnyCall } from '../calls/call.ts';

const timeoutMs = 30_000;
/** Files over a slow line take their time, there and back. */
const uploadTimeoutMs = 300_000;
const downloadTimeoutMs = 3_600_000;

interface Deadline {
  signal: AbortSignal;
  /** The head of the answer is here. */
  begun(): void;
}

/** Until when an answer has come to its end. A file has to begin as soon as any other answer, and then comes at the pace of its line. */
export function deadlineOf({ body, reply }: Pick<AnyCall, 'body' | 'reply'>): Deadline {
  const ms = body === 'form' ? uploadTimeoutMs : timeoutMs;
  if (reply !== 'blob') return { signal: AbortSignal.timeout(ms), begun: () => undefined };
  const tooLate = new AbortController();
  const follow = (timeout: AbortSignal, isStill: () => boolean) =>
    timeout.addEventListener('abort', () => isStill() && tooLate.abort(timeout.reason));
  let hasBegun = false;
  follow(AbortSignal.timeout(ms), () => !hasBegun);
  return {
    signal: tooLate.signal,
    begun() {
      hasBegun = true;
      follow(AbortSignal.timeout(downloadTimeoutMs), () => true);
    },
  };
}
