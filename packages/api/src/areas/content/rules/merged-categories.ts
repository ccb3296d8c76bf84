/** The organisation's own categories of resources behind those of another system, which count where both have one. */
export function mergedCategories<Category extends { id: string }>(
  external: readonly Category[],
  internal: readonly Category[],
): Category[] {
  const known = new Set(external.map(({ id }) => id));
  return [...external, ...internal.filter(({ id }) => !known.has(id))];
}
