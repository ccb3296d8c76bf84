import type { ConformanceTarget } from './target.ts';

/** Several calls after each other, where the later ones show what the earlier did. */
export interface Sequence {
  title: string;
  run(target: ConformanceTarget): Promise<void>;
}

export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}
