import { type ExpertiseArea, firstTimeOptions } from './options.ts';

const known = firstTimeOptions.expertiseAreas;

interface Part {
  id: string;
  within: readonly string[];
}

/** Everything that can be chosen, each with all that lies within it. Of an area that is what it has; a category is something of its own too. */
function partsOf(areas: readonly ExpertiseArea[]): Part[] {
  return areas.flatMap(({ id, categories }) => {
    const parts = categories.flatMap((category): Part[] => {
      const subs = (category.subCategories ?? []).map((sub): Part => ({ id: sub.id, within: [sub.id] }));
      return [{ id: category.id, within: [category.id, ...subs.map((sub) => sub.id)] }, ...subs];
    });
    return [{ id, within: parts.map((part) => part.id) }, ...parts];
  });
}

/** The categories and subcategories by which somebody is found who looks for any of these areas, categories or subcategories. */
export function expertiseWithin(ids: readonly string[], areas: readonly ExpertiseArea[] = known): string[] {
  const found = partsOf(areas).filter(({ id }) => ids.includes(id));
  return [...new Set(found.flatMap(({ within }) => within))];
}

/** What somebody knows, by area, in the order in which it is chosen; what cannot be chosen any more is left out. */
export function expertiseByArea(
  ids: readonly string[],
  areas: readonly ExpertiseArea[] = known,
): { areaId: string; categoryIds: string[] }[] {
  return areas.flatMap(({ id }) => {
    const categoryIds = expertiseWithin([id], areas).filter((one) => ids.includes(one));
    return categoryIds.length === 0 ? [] : [{ areaId: id, categoryIds }];
  });
}
