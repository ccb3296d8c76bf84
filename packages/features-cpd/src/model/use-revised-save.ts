import { ProblemError } from '@portal/kit';
import { useRef, useState } from 'react';

interface Revised {
  revision: number;
}

export interface RevisedSave {
  /** Sends what was begun at a revision; what `send` rejects with is passed on. */
  save<Reply extends Revised>(begun: number, send: (revision: number) => Promise<Reply>): Promise<Reply>;
  /** What was begun at this revision was refused by the last save: something newer is there. */
  refused: number | null;
}

/**
 * Saves against the revision that a form began with, however often that is read again meanwhile, so that nothing is overwritten that was saved on another device.
 * Who was told of that and saves again goes on from what was the newest when they were told.
 */
export function useRevisedSave(readNewest: () => Promise<Revised | undefined>): RevisedSave {
  const known = useRef(0);
  const [refused, setRefused] = useState<number | null>(null);
  return {
    refused,
    async save(begun, send) {
      try {
        const reply = await send(Math.max(begun, known.current));
        known.current = reply.revision;
        setRefused(null);
        return reply;
      } catch (error) {
        if (error instanceof ProblemError && error.problem.code === 'stale') {
          // Where it cannot be read, the next save is refused as well.
          const newest = await readNewest().catch(() => undefined);
          known.current = newest?.revision ?? known.current;
          setRefused(begun);
        }
        throw error;
      }
    },
  };
}
