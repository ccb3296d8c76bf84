import type { Db } from '../../db/connect.ts';
import type { EmbedOrigins } from '../../http/cross-origin.ts';
import { readOrigins } from './embed-origins.queries.ts';

/** What is asked of the database counts so long: a preflight costs no statement. */
const freshMs = 10_000;

/** Those of the settings, and those of the websites that have not been revoked. */
export function createEmbedOrigins(db: Db, clock: { now(): Date }, always: readonly string[]): EmbedOrigins {
  let known: { at: number; origins: Promise<ReadonlySet<string>> } | null = null;

  function ofSites(): Promise<ReadonlySet<string>> {
    const now = clock.now().getTime();
    if (known !== null && now - known.at < freshMs) return known.origins;
    const origins = readOrigins(db);
    known = { at: now, origins };
    // The next request asks again.
    origins.catch(() => (known = null));
    return origins;
  }

  return { has: async (origin) => always.includes(origin) || (await ofSites()).has(origin) };
}
