import type { ExpertiseArea } from '@portal/rules';

/** What somebody knows well, as it is sent: of each area the categories with those below them. */
export type Expertise = readonly { areaId: string; categoryIds: readonly string[] }[];

type Category = ExpertiseArea['categories'][number];

/** Whether a category, or one below it, is chosen. */
export function isChosen(chosen: Expertise, id: string): boolean {
  return chosen.some(({ categoryIds }) => categoryIds.includes(id));
}

/** How many of an area's choices are chosen. */
export function chosenIn(chosen: Expertise, areaId: string): number {
  return chosen.find((area) => area.areaId === areaId)?.categoryIds.length ?? 0;
}

/**
 * Chooses one or takes it back. Whoever chooses what is below a category has chosen the category, too; one that is taken back takes back all below it.
 * What is chosen stands in the order of the areas, and an area of which nothing is chosen is left out.
 */
export function toggled(
  areas: readonly ExpertiseArea[],
  chosen: Expertise,
  id: string,
): { areaId: string; categoryIds: string[] }[] {
  return areas.flatMap((area) => {
    const before = chosen.find(({ areaId }) => areaId === area.id)?.categoryIds ?? [];
    const after = area.categories.flatMap((category) => toggledIn(category, before, id));
    return after.length === 0 ? [] : [{ areaId: area.id, categoryIds: after }];
  });
}

function toggledIn(category: Category, before: readonly string[], id: string): string[] {
  const below = (category.subCategories ?? []).map((sub) => sub.id);
  const isOn = before.includes(category.id);
  if (id === category.id) return isOn ? [] : [category.id, ...below.filter((sub) => before.includes(sub))];
  const subs = below.filter((sub) => before.includes(sub) !== (sub === id));
  return isOn || subs.length > 0 ? [category.id, ...subs] : [];
}
