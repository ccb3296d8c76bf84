export interface TopBarLink {
  id: string;
  label: string;
  href: string;
}

/** Several places under one word, which opens them as a menu. */
export interface TopBarGroup {
  id: string;
  label: string;
  items: readonly TopBarLink[];
}

export type TopBarEntry = TopBarLink | TopBarGroup;

export function isCurrentEntry(entry: TopBarEntry, current: string | undefined): boolean {
  if (current === undefined) return false;
  return entry.id === current || ('items' in entry && entry.items.some(({ id }) => id === current));
}
