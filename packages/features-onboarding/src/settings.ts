/** What an organisation may choose of how its members arrive, for `settingsOf`. */
export interface ArrivalSettings {
  /** A section whose members have no access yet: its segment, and what the splash screen calls it. Null: the portal opens for everybody at once. */
  excludedSection: { segmentId: string; name: string } | null;
}

export const arrivalSettings: { id: 'arrival'; settings: ArrivalSettings } = {
  id: 'arrival',
  settings: { excludedSection: null },
};
