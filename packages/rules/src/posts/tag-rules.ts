import { invalid, type Refusal } from '@portal/api/rules';

/** A post carries each tag once. */
export function withoutDoubles(tagIds: readonly string[]): string[] {
  return [...new Set(tagIds)];
}

/** Only tags that exist are given to posts. */
export function tagsRefusal(tagIds: readonly string[], known: readonly string[]): Refusal | null {
  return tagIds.every((id) => known.includes(id)) ? null : invalid('body.tagIds', 'This tag does not exist');
}
