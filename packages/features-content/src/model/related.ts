import type { ContentItem } from '@portal/api';

/** How many are shown below an item. */
export const relatedAtMost = 3;

/** The filter of what has a tag or a category in common with an item; null of one that has neither. */
export function relatedFilter({
  id,
  tags,
  categories,
}: Pick<ContentItem, 'id' | 'tags' | 'categories'>): Readonly<Record<string, unknown>> | null {
  const sharing = Object.entries({ tags, categories }).flatMap(([list, labels]) =>
    labels.length === 0 ? [] : [{ [list]: { id: { _in: labels.map((label) => label.id) } } }],
  );
  return sharing.length === 0 ? null : { id: { _neq: id }, _or: sharing };
}
