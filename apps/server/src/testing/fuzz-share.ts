import { execFileSync } from 'node:child_process';

/** How much of the fuzz is run, and which requests. */
export interface FuzzShare {
  seed: number;
  /** How many requests chance makes for each endpoint and each who asks. */
  runs: number;
  /** Those of the requests that are known to be hard which are sent. */
  pick<T>(examples: readonly T[]): T[];
}

const wholeRuns = 8;
const shareRuns = 2;
/** Ten seeds that follow each other, as those of ten days do, pick every example. */
const parts = 10;

/**
 * A share of it, by the day of the commit: the same commit is told the same however often it is tested. `FUZZ_SEED` is for another share,
 * `FUZZ_SHARE=all` for everything, `FUZZ_RUNS` for as many times the requests of chance.
 */
export function fuzzShare(
  env: Readonly<Record<string, string | undefined>>,
  commitDay: () => string = dayOfCommit,
): FuzzShare {
  const isWhole = env['FUZZ_SHARE'] === 'all';
  const seed = Number(env['FUZZ_SEED'] ?? seedOf(commitDay));
  let count = 0;
  return {
    seed,
    runs: (isWhole ? wholeRuns : shareRuns) * Number(env['FUZZ_RUNS'] ?? 1),
    pick: (examples) => examples.filter(() => isWhole || (count++ + seed) % parts === 0),
  };
}

/** Where there is no git, one day stands for all. */
function seedOf(commitDay: () => string): number {
  try {
    return Number(commitDay().replaceAll('-', ''));
  } catch {
    return 20_260_302;
  }
}

function dayOfCommit(): string {
  return execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
