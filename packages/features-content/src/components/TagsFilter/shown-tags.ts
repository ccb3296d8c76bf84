import type { ContentTag } from '@portal/api';

/** How many tags are in sight until all are asked for. */
export const firstTags = 150;

/** Those whose label has the word in it, whatever its case, and whether there are more than are shown. */
export function shownTags(
  tags: readonly ContentTag[],
  keyword: string,
  isLong: boolean,
): { shown: readonly ContentTag[]; hasMore: boolean } {
  const word = keyword.trim().toLowerCase();
  const found = word === '' ? tags : tags.filter(({ label }) => label.toLowerCase().includes(word));
  return { shown: isLong ? found : found.slice(0, firstTags), hasMore: !isLong && found.length > firstTags };
}
