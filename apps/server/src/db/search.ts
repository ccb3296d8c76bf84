import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** Finds the words of a keyword anywhere in a text, whatever their case and accents. */
export function containsText(text: SQL, keyword: string): SQL {
  return fitsPattern(text, patternOf(keyword));
}

/** The same with a pattern, or the place of one that is filled in later. */
export function fitsPattern(text: SQL, pattern: string | Placeholder): SQL {
  return sql`search_text(${text}) like search_text(${pattern})`;
}

export function patternOf(keyword: string): string {
  return `%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
