import type { ExpertiseArea } from '@portal/rules';

interface Option {
  value: string;
  label: string;
}

/** Areas and what lies within them, each named by the area that it is in. */
export function expertiseOptions(
  areas: readonly ExpertiseArea[],
  within: (names: { area: string; category: string }) => string,
): Option[] {
  return areas.flatMap(({ id, name: area, categories }) => [
    { value: id, label: area },
    ...categories.flatMap((category): Option[] => [
      { value: category.id, label: within({ area, category: category.name }) },
      ...(category.subCategories ?? []).map((sub) => ({
        value: sub.id,
        label: within({ area: category.name, category: sub.name }),
      })),
    ]),
  ]);
}
