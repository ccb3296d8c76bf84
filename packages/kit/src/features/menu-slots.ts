/** The menus, and at which place among their entries a heading with entries of its own stands. */
export const menuHeadings = {
  /** The main navigation, in the top bar and in the drawer. */
  main: { newsAndResources: 30 },
  /** Behind the avatar. */
  user: { profileAndSettings: 40, preferencesAndInterests: 50, activitiesAndBilling: 60 },
  /** Below an entry of the user menu, beside the pages of somebody's own settings alone. */
  settings: {},
  /** Beside the pages of the admin area. */
  admin: {},
} as const satisfies Record<string, Record<string, number>>;

export type MenuName = keyof typeof menuHeadings;
export type MenuHeading<Menu extends MenuName = MenuName> = Menu extends MenuName
  ? keyof (typeof menuHeadings)[Menu] & string
  : never;

/** Where an entry stands: in a menu itself (`main`), or below one of its headings (`main.newsAndResources`). */
export type MenuSlot = { [Menu in MenuName]: Menu | `${Menu}.${MenuHeading<Menu>}` }[MenuName];

/** What places an entry; the order counts from the start of its slot, in tens, so that there is space between. */
export interface MenuPosition {
  id: string;
  slot: MenuSlot;
  order: number;
}

/** Entries that belong together, under a heading of their own. */
export interface MenuGroup<Entry> {
  group: MenuHeading;
  entries: readonly Entry[];
}

/**
 * The given entries of one menu in their order. A group is there, with its heading, as long as one of its entries is;
 * entries of other menus are left out.
 */
export function arrangeMenu<Entry extends MenuPosition>(
  menu: MenuName,
  entries: readonly Entry[],
): (Entry | MenuGroup<Entry>)[] {
  const within = (slot: string) => entries.filter((entry) => entry.slot === slot).toSorted(byOrder);
  const own = within(menu).map((each) => ({ order: each.order, each }));
  // Object.entries forgets that the keys are headings.
  const headings = Object.entries(menuHeadings[menu]) as [MenuHeading, number][];
  const groups = headings.map(([group, order]) => ({ order, each: { group, entries: within(`${menu}.${group}`) } }));
  return [...own, ...groups.filter(({ each }) => each.entries.length > 0)].toSorted(byOrder).map(({ each }) => each);
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
