import type { RulePack } from '@portal/api/rules';

/** What the pack calls a category; what an import calls its own stands as it is. */
export function categoryNameIn({ categories }: Pick<RulePack, 'categories'>, category: string): string {
  return categories.find(({ id }) => id === category)?.name ?? category;
}
