/** As many as stand in a line or two. */
const most = 3;
/** A shorter one is in nearly everything. */
const shortest = 4;

/** Of several words those that say most, in their order; of one alone none. */
export function longestWords(keyword: string): string[] {
  const words = keyword.split(/[^\p{L}\p{N}’'-]+/u).filter(Boolean);
  if (words.length < 2) return [];
  const long = [...new Set(words)].filter(({ length }) => length >= shortest);
  const chosen = new Set(long.toSorted((a, b) => b.length - a.length).slice(0, most));
  return long.filter((word) => chosen.has(word));
}
