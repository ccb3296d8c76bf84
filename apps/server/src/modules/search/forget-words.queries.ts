import { sql, type SQL } from 'drizzle-orm';
import { knownWords } from '../../db/schema/index.ts';

/** The stems in texts, as 'used'. */
export function usedIn(which: string): SQL {
  const texts = `select words from post_words${which} union all select words from comment_words${which}`;
  return sql`used as materialized (select word_without_place(word) as word from ts_stat('${sql.raw(texts)}')
    union select word from ts_stat('${sql.raw(`select words from search_entries${which}`)}'))`;
}

export const isUnused = sql`not exists (
  select 1 from unnest(ts_lexize('english_stem', ${knownWords.word})) stem join used on used.word = stem)`;
