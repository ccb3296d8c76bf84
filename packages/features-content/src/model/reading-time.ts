/** What most people read in a minute. */
const wordsAMinute = 200;

/** How many minutes a text takes to read, at least one; null of a text without words. */
export function minutesToRead(html: string): number | null {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z]+;|&#\w+;/gi, ' ');
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return words === 0 ? null : Math.max(1, Math.round(words / wordsAMinute));
}
