import type { DeskContentCategory, DeskContentTag } from '@portal/api';
import { categoryMergeRefusal, unusedRefusal } from '@portal/rules';
import type { LabelRow } from './LabelTable.tsx';

/** Categories of one type in their order, each with those below it after it, and what can be done to each. */
export function categoryRows(categories: readonly DeskContentCategory[], isReadOnly: boolean): LabelRow[] {
  return categories.map((category) => {
    const { id, label, parentId, itemCount } = category;
    const isUnused = unusedRefusal({ uses: itemCount, hasBelow: hasBelow(categories, id) }) === null;
    return {
      ...{ id, label, itemCount, elsewhereCount: 0 },
      isBelow: parentId !== null,
      canRename: !isReadOnly,
      canMerge: !isReadOnly && categoryTargets(categories, category).length > 0,
      canDelete: !isReadOnly && isUnused,
    };
  });
}

/** The others into which a category can go. */
export function categoryTargets(
  categories: readonly DeskContentCategory[],
  category: DeskContentCategory,
): DeskContentCategory[] {
  const own = { ...category, hasBelow: hasBelow(categories, category.id) };
  return categories.filter((other) => categoryMergeRefusal(own, other) === null);
}

function hasBelow(categories: readonly DeskContentCategory[], id: string): boolean {
  return categories.some(({ parentId }) => parentId === id);
}

/** Tags are carried by posts, communities and events too: only who keeps them all changes what is there. */
export function tagRows(tags: readonly DeskContentTag[], keepsTags: boolean): LabelRow[] {
  return tags.map(({ id, label, itemCount, elsewhereCount }) => ({
    ...{ id, label, itemCount, elsewhereCount },
    isBelow: false,
    canRename: keepsTags,
    canMerge: keepsTags && tags.length > 1,
    canDelete: keepsTags && unusedRefusal({ uses: itemCount + elsewhereCount, hasBelow: false }) === null,
  }));
}
