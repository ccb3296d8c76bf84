import { type Problem } from '@portal/kit';
import { newIdempotencyKey } from '../client/idempotency-key.ts';

/** Idempotency keys, for an action that must not take effect twice. */
export interface IdempotencyKeys {
  keyFor(input: unknown): string;
  /** Without an answer nobody knows whether it took effect, so the same input keeps its key. */
  settled(problem: Problem | null): void;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  let unsure: { fingerprint: string; key: string } | null = null;
  return {
    keyFor(input) {
      const fingerprint = fingerprintOf(input);
      if (unsure?.fingerprint !== fingerprint) unsure = { fingerprint, key: newIdempotencyKey() };
      return unsure.key;
    },
    settled(problem) {
      if (problem === null || problem.status !== 0) unsure = null;
    },
  };
}

/** The same for inputs that say the same; files count by name, size and age. */
export function fingerprintOf(input: unknown): string {
  return (
    JSON.stringify(input, (_, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    ) ?? ''
  );
}
