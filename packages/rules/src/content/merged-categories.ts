/** Categories of another system before the organisation's own, which count where both have one; the own alone where the other system cannot be reached. */
export function mergedCategories<Category extends { id: string }>(
  external: readonly Category[] | null,
  own: readonly Category[],
): Category[] {
  const known = new Set(external?.map(({ id }) => id));
  return [...(external ?? []), ...own.filter(({ id }) => !known.has(id))];
}
