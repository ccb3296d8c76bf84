import { type SQL, sql } from 'drizzle-orm';

/** Finds the words of a keyword anywhere in a text, whatever their case and accents. */
export function containsText(text: SQL, keyword: string): SQL {
  const pattern = `%${keyword.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`search_text(${text}) like search_text(${pattern})`;
}
