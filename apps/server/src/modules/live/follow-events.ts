import type { Db } from '../../db/connect.ts';
import { eventsBehind, latestSeconds, type LiveEvent, newestEvent } from './events.queries.ts';

const mostMissing = 1000;

export interface EventFollower {
  /** From now on. */
  begin(): Promise<void>;
  /** What has come since it was last asked. */
  next(): Promise<readonly LiveEvent[]>;
}

/**
 * Reads each event once. Ids are taken when a change is made and seen when it is committed, so that a smaller one may come later: those that were skipped are
 * asked for a while longer.
 */
export function followEvents(db: Db): EventFollower {
  let last: number | null = null;
  /** Ids that were skipped, with when that was noticed. */
  const missing = new Map<number, number>();

  function note(rows: readonly LiveEvent[]): void {
    const now = performance.now();
    for (const [id, noticedAt] of missing) if (now - noticedAt > latestSeconds * 1000) missing.delete(id);
    for (const { id } of rows) {
      missing.delete(id);
      if (last === null || id <= last) continue;
      for (let skipped = Math.max(last + 1, id - mostMissing); skipped < id; skipped += 1) missing.set(skipped, now);
      last = id;
    }
    for (const id of missing.keys()) {
      if (missing.size <= mostMissing) break;
      missing.delete(id);
    }
  }

  return {
    async begin() {
      last = null;
      missing.clear();
      last = await newestEvent(db);
    },
    async next() {
      if (last === null) return [];
      const rows = await eventsBehind(db, last, [...missing.keys()]);
      note(rows);
      return rows;
    },
  };
}
