/** What a feature lets an organisation choose, with what holds where the organisation says nothing. A manifest has it. */
export interface WithSettings<Settings extends object> {
  id: string;
  settings: Settings;
}

/** What an organisation has chosen of one feature. */
export interface ChosenSettings {
  feature: string;
  values: object;
}

/**
 * An organisation's choice, for `settings` of `defineProfile`.
 *
 * @example
 * settings: [settingsOf(communitiesManifest, { prefix: 'hubs' })]
 */
export function settingsOf<Settings extends object>(
  { id }: WithSettings<Settings>,
  values: Partial<NoInfer<Settings>>,
): ChosenSettings {
  return { feature: id, values };
}

/** A feature's settings in this organisation's portal. */
export function featureSettings<Settings extends object>(
  profile: { featureSettings?: Readonly<Record<string, object>> },
  { id, settings }: WithSettings<Settings>,
): Settings {
  return { ...settings, ...profile.featureSettings?.[id] };
}
