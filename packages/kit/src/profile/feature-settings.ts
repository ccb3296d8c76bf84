import type { MessageOverrides } from '../messages/message-overrides.ts';

/** What a feature lets an organisation choose, with what holds where the organisation says nothing. A manifest has it. */
export interface WithSettings<Settings extends object> {
  id: string;
  settings: Settings;
  /**
   * How menus and titles read with these settings; what the profile words itself wins. A manifest that leaves that to another value names it here: then
   * `settingsOf` takes that value, and not the manifest.
   */
  wording?(settings: Settings): MessageOverrides;
}

/** What an organisation has chosen of one feature. */
export interface ChosenSettings {
  feature: string;
  values: object;
  messages?: MessageOverrides;
}

/**
 * An organisation's choice, for `settings` of `defineProfile`.
 *
 * @example
 * settings: [settingsOf(communitiesSettings, { prefix: 'hubs' })]
 */
export function settingsOf<Settings extends object>(
  { id, settings, wording }: WithSettings<Settings>,
  values: Partial<NoInfer<Settings>>,
): ChosenSettings {
  return { feature: id, values, ...(wording && { messages: wording({ ...settings, ...values }) }) };
}

/** A feature's settings in this organisation's portal. */
export function featureSettings<Settings extends object>(
  profile: { featureSettings?: Readonly<Record<string, object>> },
  { id, settings }: Pick<WithSettings<Settings>, 'id' | 'settings'>,
): Settings {
  return { ...settings, ...profile.featureSettings?.[id] };
}
