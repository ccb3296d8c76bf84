import type { CategoryType } from '@portal/api/contract';
import { conflict, invalid, type Refusal } from '@portal/api/rules';

export interface ContentCategoryPlace {
  id: string;
  type: CategoryType;
  parentId: string | null;
}

const labelTaken = 'This name is given already.';
const gone = 'It does not exist or may have been removed.';

/** What is against a new category: there are two levels of one type, and no name twice at one place. */
export function newCategoryRefusal(
  { type, parentId }: Pick<ContentCategoryPlace, 'type' | 'parentId'>,
  parent: ContentCategoryPlace | null,
  isLabelTaken: boolean,
): Refusal | null {
  if (parentId !== null) {
    if (parent === null || parent.type !== type) return invalid('body.parentId', gone);
    if (parent.parentId !== null) return invalid('body.parentId', 'A subcategory cannot have subcategories.');
  }
  return labelRefusal(isLabelTaken);
}

export function labelRefusal(isLabelTaken: boolean): Refusal | null {
  return isLabelTaken ? invalid('body.label', labelTaken) : null;
}

/** A name that somebody else has changed since it was read; who does not say what they read replaces what stands there. */
export function labelStaleRefusal(labelWas: string | undefined, label: string): Refusal | null {
  if (labelWas === undefined || labelWas === label) return null;
  return { code: 'stale', message: 'Somebody else has changed this name meanwhile. Load it again.' };
}

export function unusedRefusal({ uses, hasBelow }: { uses: number; hasBelow: boolean }): Refusal | null {
  if (hasBelow) return conflict('It has subcategories. Move or delete those first.');
  return uses > 0 ? conflict('It is in use. Merge it into another one instead.') : null;
}

/** A category goes into another of its type and level; those below it would stand nowhere. */
export function categoryMergeRefusal(
  own: ContentCategoryPlace & { hasBelow: boolean },
  into: ContentCategoryPlace | null,
): Refusal | null {
  if (into === null || into.type !== own.type) return invalid('body.intoId', gone);
  if (into.id === own.id) return invalid('body.intoId', 'Choose another one.');
  if ((into.parentId === null) !== (own.parentId === null))
    return invalid('body.intoId', 'A category and a subcategory are not merged.');
  return own.hasBelow ? conflict('It has subcategories. Move or delete those first.') : null;
}

export function tagMergeRefusal(ownId: string, into: { id: string } | null): Refusal | null {
  if (into === null) return invalid('body.intoId', gone);
  return into.id === ownId ? invalid('body.intoId', 'Choose another one.') : null;
}
