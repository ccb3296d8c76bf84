/** What a form of needs may ask for. */
export type NeedsField = 'dietary' | 'other' | 'accessibility';

/** What an organisation may choose of its events, for `settingsOf`. */
export interface EventsSettings {
  /** What the holder of a ticket is asked for beside it; the list of diets is shown by an organisation that caters. */
  needsOnForms: readonly NeedsField[];
}

export const eventsSettings: { id: 'events'; settings: EventsSettings } = {
  id: 'events',
  settings: { needsOnForms: ['other', 'accessibility'] },
};
