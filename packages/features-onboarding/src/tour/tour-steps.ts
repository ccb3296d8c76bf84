/** Something on the page that a step points at. */
export type Spot = { href: string } | { part: 'menu' | 'account' | 'notifications' };

export type TourStepId = 'welcome' | 'communities' | 'events' | 'happening' | 'account';

export interface TourStep<Target = Element> {
  id: TourStepId;
  /** What it points at; null: it stands in the middle of the window. */
  target: Target | null;
  /** It points at the menu that has the place. */
  isInMenu: boolean;
}

/** What is open to whoever looks, with its address. */
export interface TourDestinations {
  communities: string | undefined;
  events: string | undefined;
  notifications: string | undefined;
}

/** The steps in their order. One of a place that is not open, or of which nothing is to be seen on the page, is left out. */
export function tourSteps<Target>(places: TourDestinations, find: (spot: Spot) => Target | null): TourStep<Target>[] {
  const steps: (TourStep<Target> | null)[] = [
    { id: 'welcome', target: null, isInMenu: false },
    inNavigation('communities', places.communities),
    inNavigation('events', places.events),
    places.notifications === undefined ? null : at('happening', { part: 'notifications' }),
    at('account', { part: 'account' }),
  ];
  return steps.filter((step) => step !== null);

  function at(id: TourStepId, spot: Spot, isInMenu = false): TourStep<Target> | null {
    const target = find(spot);
    return target && { id, target, isInMenu };
  }

  /** Where the entries of the navigation have no space, a button opens them. */
  function inNavigation(id: TourStepId, href: string | undefined): TourStep<Target> | null {
    return href === undefined ? null : (at(id, { href }) ?? at(id, { part: 'menu' }, true));
  }
}
