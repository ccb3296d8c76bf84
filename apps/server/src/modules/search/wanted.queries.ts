import { waysToSay } from '@portal/rules';
import { type SQL, sql } from 'drizzle-orm';
import { patternOf } from '../../db/search.ts';
import { textArray } from '../../db/text-array.ts';
import type { Call } from '../../http/call.ts';
import { meantWords } from './search.queries.ts';

/** What is looked for: as words that are there, or that look like what was typed. */
export interface WantedEverywhere {
  isSimilar: boolean;
  filled: Readonly<Record<string, unknown>>;
}

/** What was typed, in any of the ways to say it. */
export function typedEverywhere(keyword: string, { deps: { profile } }: Call): WantedEverywhere {
  const [longest = '', ...others] = keyword
    .trim()
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf);
  return {
    isSimilar: false,
    filled: { keyword, ways: waysToSay(keyword, profile.synonyms ?? []), longest, others },
  };
}

/** What somebody may have meant who mistyped. */
export async function meantEverywhere(keyword: string, call: Call): Promise<WantedEverywhere> {
  const meant = await meantWords({ keyword }, call);
  return { isSimilar: true, filled: { keyword, meant: meant?.text ?? null } };
}

/** The words of either, as the statements have them. */
export function wordsOf({ isSimilar }: Pick<WantedEverywhere, 'isSimilar'>): SQL {
  return isSimilar
    ? sql`select ${sql.placeholder('meant')}::text`
    : sql`select wanted_ways(${textArray(sql.placeholder('ways'))})`;
}

export const typedKeyword = sql.placeholder('keyword');
