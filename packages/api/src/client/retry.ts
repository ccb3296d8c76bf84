import { ProblemError } from '@portal/kit/server';
import type { AnyCall } from '../calls/call.ts';
import { type Answer, codeOf } from './read-answer.ts';

const retries = 2;
const firstWaitMs = 300;
/** A server that asks for a longer pause gets its answer shown instead. */
const longestWaitMs = 10_000;
/** While the server works on what was sent before with the same key: its pauses are a second, and an upload may take a while. */
const mostInProgress = 30;
const passing = new Set([502, 503, 504]);

export type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/** Retries with exponential backoff and jitter what may be repeated: reads, and idempotent changes. */
export async function withRetries(
  call: AnyCall,
  attempt: () => Promise<Answer>,
  wait: Wait,
  signal?: AbortSignal,
): Promise<Answer> {
  let [failures, waits] = [0, 0];
  for (;;) {
    const pauseMs = firstWaitMs * 2 ** failures * (0.5 + Math.random() / 2);
    try {
      const answer = await attempt();
      if (call.once && waits < mostInProgress && codeOf(answer) === 'in_progress') {
        waits += 1;
        await wait(retryAfterMs(answer.headers.get('Retry-After')) ?? pauseMs, signal);
        continue;
      }
      const againInMs = failures < retries && isReading(call) ? pauseBefore(answer, pauseMs) : null;
      if (againInMs === null) return answer;
      failures += 1;
      await wait(againInMs, signal);
    } catch (error) {
      if (failures >= retries || !isRepeatable(call, error)) throw error;
      failures += 1;
      await wait(pauseMs, signal);
    }
  }
}

function pauseBefore(answer: Answer, pauseMs: number): number | null {
  if (passing.has(answer.status)) return pauseMs;
  if (answer.status !== 429) return null;
  const requestedMs = retryAfterMs(answer.headers.get('Retry-After'));
  return requestedMs === null || requestedMs > longestWaitMs ? null : requestedMs;
}

function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(ms, 0);
}

/** It changes nothing, however often it is sent. */
function isReading({ method }: AnyCall): boolean {
  return method === 'GET' || method === 'SEARCH';
}

function isRepeatable(call: AnyCall, error: unknown): boolean {
  const isLost = error instanceof ProblemError && error.problem.code === 'offline';
  return isLost && (isReading(call) || call.once) && globalThis.navigator?.onLine !== false;
}

/** Waits, unless the call is given up meanwhile. */
export const waitFor: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
