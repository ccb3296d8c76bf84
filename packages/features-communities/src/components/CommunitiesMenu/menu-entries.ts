/** The lists of the left menu stand by name. */
export function byName<Item extends { name: string }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => a.name.localeCompare(b.name));
}

const globalManagement = [
  'generalCommunities',
  'generalCategories',
  'generalTags',
  'generalManagers',
  'generalTc',
  'generalFaq',
];

/** A plain moderator would land on an empty page, so the link to the management of all communities needs one of its permissions. */
export function managesAll(permissions: readonly string[]): boolean {
  return permissions.some((permission) => globalManagement.includes(permission));
}
