import type { CallLimit } from '@portal/api/contract';
import type { Db } from '../db/connect.ts';
import { addAttempts, tooOften } from '../modules/auth/index.ts';

/** Rate limits: counts the calls of each person; past a limit the answer is 429 with the time to wait. */
export interface CallCounter {
  count(limit: CallLimit, personId: string, now: Date): Promise<void>;
}

interface Window {
  calls: number;
  /** How many of them the database knows. */
  reported: number;
  /** What the database knew beyond them, from other processes. */
  elsewhere: number;
  endsAt: Date;
}

/** A process tells the database at each twentieth of a limit: of further processes each may let through that much more. */
const share = 1 / 20;
const fewWindows = 1000;

/**
 * Each process counts for itself, and in steps for all: few calls cost a statement, and those of which few are allowed are
 * counted in the database one by one.
 */
export function createCallCounter(db: Db): CallCounter {
  const windows = new Map<string, Window>();
  let sweepAt = fewWindows;

  function windowOf(key: string, { seconds }: CallLimit, now: Date): Window {
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    if (windows.size >= sweepAt) {
      for (const [old, { endsAt }] of windows) if (endsAt <= now) windows.delete(old);
      sweepAt = Math.max(fewWindows, 2 * windows.size);
    }
    const window = { calls: 0, reported: 0, elsewhere: 0, endsAt: new Date(now.getTime() + seconds * 1000) };
    windows.set(key, window);
    return window;
  }

  return {
    async count(limit, personId, now) {
      const key = `calls:${limit.group}:${personId}`;
      const window = windowOf(key, limit, now);
      window.calls += 1;
      const ordinal = window.calls;
      refuseBeyond(limit, ordinal, window, now);
      const unreported = ordinal - window.reported;
      if (unreported < limit.calls * share) return;
      window.reported = ordinal;
      const { count, resetsAt } = await addAttempts(db, { key, windowSeconds: limit.seconds }, unreported, now);
      window.elsewhere = Math.max(0, count - window.reported);
      window.endsAt = resetsAt;
      refuseBeyond(limit, ordinal, window, now);
    },
  };
}

function refuseBeyond(limit: CallLimit, ordinal: number, { elsewhere, endsAt }: Window, now: Date): void {
  if (ordinal + elsewhere > limit.calls) throw tooOften(endsAt, now);
}
