import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Finds the words of a keyword anywhere in a text, whatever their case and accents. */
export function containsText(text: PgColumn, keyword: string): SQL {
  return fitsPattern(sql`search_text(${text})`, patternOf(keyword));
}

/** The same in a text that is kept as it is searched, by a pattern or the place of one that is filled in later. */
export function fitsPattern(searched: PgColumn | SQL, pattern: string | Placeholder): SQL {
  // Selected, so that it is made once and not for every row.
  return sql`${searched} like (select search_text(${pattern}))`;
}

export function patternOf(keyword: string): string {
  return `%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
