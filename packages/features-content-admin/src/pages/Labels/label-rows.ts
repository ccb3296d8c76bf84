import type { DeskContentCategory, DeskContentTag } from '@portal/api';
import type { LabelRow } from './LabelTable.tsx';

/** Categories of one type in their order, each with those below it after it, and what can be done to each. */
export function categoryRows(categories: readonly DeskContentCategory[], isReadOnly: boolean): LabelRow[] {
  return categories.map((category) => {
    const { id, label, parentId, itemCount } = category;
    const hasBelow = categories.some((other) => other.parentId === id);
    return {
      ...{ id, label, itemCount, elsewhereCount: 0 },
      isBelow: parentId !== null,
      canRename: !isReadOnly,
      canMerge: !isReadOnly && categoryTargets(categories, category).length > 0,
      canDelete: !isReadOnly && itemCount === 0 && !hasBelow,
    };
  });
}

/** The others at the same level, into which a category can go. */
export function categoryTargets(
  categories: readonly DeskContentCategory[],
  { id, parentId }: Pick<DeskContentCategory, 'id' | 'parentId'>,
): DeskContentCategory[] {
  return categories.filter((other) => other.id !== id && (other.parentId === null) === (parentId === null));
}

/** Tags are carried by posts, communities and events too: only who keeps them all changes what is there. */
export function tagRows(tags: readonly DeskContentTag[], keepsTags: boolean): LabelRow[] {
  return tags.map(({ id, label, itemCount, elsewhereCount }) => ({
    ...{ id, label, itemCount, elsewhereCount },
    isBelow: false,
    canRename: keepsTags,
    canMerge: keepsTags && tags.length > 1,
    canDelete: keepsTags && itemCount + elsewhereCount === 0,
  }));
}
