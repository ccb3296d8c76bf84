/** What a form of needs may ask for. */
export type NeedsField = 'dietary' | 'other' | 'accessibility';

/** What an organisation may choose of its events, for `settingsOf`. */
export interface EventsSettings {
  /** What the holder of a ticket is asked for beside it; the list of diets is shown by an organisation that caters. */
  needsOnForms: readonly NeedsField[];
  /** For how many hours a seat is kept for whoever it is offered to on a waiting list. */
  offerHours: number;
  /** How many seats of one event one person may hold in orders that are not paid yet, and in how many orders. */
  heldSeats: number;
  openOrders: number;
  /** Whether whoever has not renewed their membership buys as a member. */
  lapsedBuyAsMembers: boolean;
  /** Where somebody pays: in the tab of the portal, or in one of its own. */
  checkoutOpens: 'sameTab' | 'newTab';
  /** The address of a map of a place, with `{address}` where that of the event belongs. */
  mapUrl: string;
}

export const eventsSettings: { id: 'events'; settings: EventsSettings } = {
  id: 'events',
  // The rules' own hours, said again: profiles are read where the rules are not.
  settings: {
    needsOnForms: ['other', 'accessibility'],
    offerHours: 24,
    heldSeats: 20,
    openOrders: 3,
    lapsedBuyAsMembers: false,
    checkoutOpens: 'sameTab',
    mapUrl: 'https://www.google.com/maps/search/?api=1&query={address}',
  },
};
