/** What of an item says what it is about. */
export interface ContentSubjects {
  id: string;
  tagIds: readonly string[];
  /** Subcategories too. */
  categoryIds: readonly string[];
}

/** Of what two items share: a tag says more than a category, which many share. */
export const relatedWeights = { tag: 3, category: 1 } as const;

/** How much two items have to do with each other; 0 for nothing, and for an item with itself. */
export function relatedness(one: ContentSubjects, other: ContentSubjects): number {
  if (one.id === other.id) return 0;
  const { tag, category } = relatedWeights;
  return tag * shared(one.tagIds, other.tagIds) + category * shared(one.categoryIds, other.categoryIds);
}

function shared(ids: readonly string[], others: readonly string[]): number {
  return ids.filter((id) => others.includes(id)).length;
}
