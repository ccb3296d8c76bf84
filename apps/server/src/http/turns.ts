import { ProblemError } from './problem.ts';

/** Calls of one person that are worked on at the same time, each of which may hold a connection of the database. */
const mostAtOnce = 3;
/** More wait than any page asks for. */
const mostWaiting = 50;

/** Limits the concurrency of each person's calls; those over it queue, without a connection. */
export interface Turns {
  take<Reply>(personId: string, work: () => Promise<Reply>): Promise<Reply>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

export function createTurns(): Turns {
  const lines = new Map<string, Line>();
  return {
    async take(personId, work) {
      const line = lines.get(personId) ?? { running: 0, waiting: [] };
      if (line.running < mostAtOnce) line.running += 1;
      else if (line.waiting.length >= mostWaiting) throw tooMany();
      else await new Promise<void>((begin) => line.waiting.push(begin));
      lines.set(personId, line);
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(personId);
      }
    },
  };
}

function tooMany(): ProblemError {
  return new ProblemError('rate_limited', 'Too many requests at once. Try again in a moment', { retryAfterSeconds: 1 });
}
