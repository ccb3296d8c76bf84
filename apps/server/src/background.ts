import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { described } from './log.ts';

/** Work that no answer waits for, so that how long it takes tells nobody anything. */
export interface Background {
  run(task: () => Promise<void>): void;
  /** Ends when nothing is left to do. */
  settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      // Begun when the answer has been made, not while it is.
      const work = setImmediate()
        .then(task)
        .catch((error: unknown) => {
          log.error(described(error), 'background');
        })
        .finally(() => running.delete(work));
      running.add(work);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
