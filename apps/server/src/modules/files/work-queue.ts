/** Lets so much work go on at once and so much wait; what comes beyond that is not begun. */
export function createWorkQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    /** Null where too much waits already. */
    async run<T>(work: () => Promise<T>): Promise<T | null> {
      if (running >= atOnce) {
        if (waiting.length >= most) return null;
        await new Promise<void>((begin) => waiting.push(begin));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The place goes on to whoever waits, so that nobody comes between.
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
