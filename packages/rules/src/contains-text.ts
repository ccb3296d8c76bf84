/** Whether a text has the keyword in it, whatever its case and accents. */
export function containsText(text: string, keyword: string): boolean {
  return plainText(text).includes(plainText(keyword.trim()));
}

/** A text as it is searched: `search_text` in SQL. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
