interface FlatCategory {
  id: string;
  parentCategoryId: string | null;
}

/** A category with those below it. */
export type Nested<Category> = Category & { subCategories: Nested<Category>[]; subCategoriesCount: number };

/** Every category of a flat list, in its order, each with its subcategories; one that stands below itself is left out there. */
export function nestCategories<Category extends FlatCategory>(categories: readonly Category[]): Nested<Category>[] {
  const below = Map.groupBy(categories, ({ parentCategoryId }) => parentCategoryId);
  const nest = (category: Category, above: ReadonlySet<string>): Nested<Category> => {
    const path = new Set([...above, category.id]);
    const children = (below.get(category.id) ?? []).filter(({ id }) => !path.has(id));
    const subCategories = children.map((child) => nest(child, path));
    return { ...category, subCategories, subCategoriesCount: subCategories.length };
  };
  return categories.map((category) => nest(category, new Set()));
}
