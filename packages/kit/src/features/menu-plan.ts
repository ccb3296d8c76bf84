/** Where the entries of a menu stand, by their ids. The kit owns the order, whichever features are there. */
export const menuPlan = {
  /** The main navigation, in the top bar and in the drawer. */
  main: [
    'communities',
    'events',
    { group: 'newsAndResources', entries: ['news', 'resources', 'pages'] },
    'marketplace',
  ],
  /** Behind the avatar. `website`, `otherArea` and `logOut` are the host's own. */
  user: [
    'profile',
    'memberDirectory',
    'organisationDirectory',
    {
      group: 'profileAndSettings',
      entries: [
        'accountDetails',
        'profileDetails',
        'profileVisibility',
        'changePassword',
        'membershipProfile',
        'organisationDetails',
        'dietaryRequirements',
        'manageFindAnOt',
        'cancelMembership',
      ],
    },
    {
      group: 'preferencesAndInterests',
      entries: [
        'allCommunicationPreferences',
        'myCommunicationPreferences',
        'practiceAreasOfInterest',
        'myAreasOfInterest',
      ],
    },
    { group: 'activitiesAndBilling', entries: ['invoices', 'cpd'] },
    'contactUs',
    'sessions',
    'website',
    'favourites',
    'otherArea',
    'whyHidden',
    'logOut',
  ],
  /** Beside the pages of the admin area. */
  admin: [
    'communitiesManagement',
    'announcements',
    'adminResources',
    'adminUsers',
    'adminSessions',
    'adminActFor',
    'adminSettings',
  ],
} as const satisfies Record<string, readonly (string | { group: string; entries: readonly string[] })[]>;

export type MenuPlacement = keyof typeof menuPlan;

type Slot = (typeof menuPlan)[MenuPlacement][number];
export type MenuGroupId = Extract<Slot, { group: string }>['group'];
/** The entries that menus have space for. */
export type MenuEntryId = Extract<Slot, string> | Extract<Slot, { group: string }>['entries'][number];

/** Entries that belong together, under a heading of their own. */
export interface MenuGroup<Entry> {
  group: MenuGroupId;
  entries: readonly Entry[];
}

/**
 * The given entries of one menu in their order. A group is there, with its heading, as long as one of its entries is;
 * entries of other menus are left out.
 */
export function arrangeMenu<Entry extends { id: MenuEntryId }>(
  placement: MenuPlacement,
  entries: readonly Entry[],
): (Entry | MenuGroup<Entry>)[] {
  const at = (ids: readonly string[]) => ids.flatMap((id) => entries.filter((entry) => entry.id === id));
  return menuPlan[placement].flatMap((slot): (Entry | MenuGroup<Entry>)[] => {
    if (typeof slot === 'string') return at([slot]);
    const members = at(slot.entries);
    return members.length === 0 ? [] : [{ group: slot.group, entries: members }];
  });
}
