import type { ContentTag } from '@portal/api';

/** Those whose label has the word in it, whatever its case. */
export function foundTags(tags: readonly ContentTag[], keyword: string): readonly ContentTag[] {
  const word = keyword.trim().toLowerCase();
  return word === '' ? tags : tags.filter(({ label }) => label.toLowerCase().includes(word));
}
