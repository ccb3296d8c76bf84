import { conflict, invalid, type Refusal } from '@portal/api/rules';

/** Where a category stands. */
export interface CategoryPlace {
  id: string;
  parentCategoryId: string | null;
}

interface CategoryWish {
  parentCategoryId: string | null;
  /** Null where it names one that is not there. */
  parent: CategoryPlace | null;
  /** Another category at the same place has the name. */
  isNameTaken: boolean;
}

const nameTaken = 'This name is given already.';

/** What is against a category as it is wished: there are two levels, and no name twice at one place. */
export function categoryRefusal(
  { parentCategoryId, parent, isNameTaken }: CategoryWish,
  own: { id: string; hasSubcategories: boolean } | null,
): Refusal | null {
  if (parentCategoryId !== null) {
    if (parent === null) return invalid('body.parentCategoryId', 'It does not exist or may have been removed.');
    if (parent.id === own?.id) return invalid('body.parentCategoryId', 'A category cannot stand below itself.');
    if (parent.parentCategoryId !== null)
      return invalid('body.parentCategoryId', 'A subcategory cannot have subcategories.');
    if (own?.hasSubcategories === true)
      return invalid('body.parentCategoryId', 'It has subcategories, and stays at the top.');
  }
  return isNameTaken ? invalid('body.name', nameTaken) : null;
}

/** Those below it would stand nowhere. */
export function categoryRemovalRefusal(hasSubcategories: boolean): Refusal | null {
  return hasSubcategories ? conflict('It has subcategories. Move or delete those first.') : null;
}

/** Whether it may stand below another one. */
export function mayStandBelow(other: CategoryPlace, own: { id: string; hasSubcategories: boolean } | null): boolean {
  return categoryRefusal({ parentCategoryId: other.id, parent: other, isNameTaken: false }, own) === null;
}

export function tagRefusal(isNameTaken: boolean): Refusal | null {
  return isNameTaken ? invalid('body.name', nameTaken) : null;
}
