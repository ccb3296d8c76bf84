import { waysToSay } from '@portal/api/rules';
import { sql } from 'drizzle-orm';
import { textArray } from '../../db/text-array.ts';
import type { Call } from '../../http/call.ts';
import type { WantedEverywhere } from './everywhere.queries.ts';
import { meantWords } from './repository.ts';

/** What was typed, in any of the ways to say it. */
export function typedEverywhere(keyword: string, { deps: { profile } }: Call): WantedEverywhere {
  const ways = waysToSay(keyword, profile.synonyms ?? []);
  return { words: sql`select wanted_ways(${textArray(ways)})`, keyword, isSimilar: false };
}

/** What somebody may have meant who mistyped. */
export async function meantEverywhere(keyword: string, call: Call): Promise<WantedEverywhere> {
  const meant = await meantWords({ keyword }, call);
  return { words: sql`select ${meant?.text ?? null}::text`, keyword, isSimilar: true };
}
