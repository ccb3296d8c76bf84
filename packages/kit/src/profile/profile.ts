import type { MessageOverrides } from '../messages/message-overrides.ts';

/** The parts of the portal that an organisation switches on or off. */
export type ModuleId =
  | 'communities'
  | 'events'
  | 'cpd'
  | 'news'
  | 'resources'
  | 'settings'
  | 'engagement_analytics'
  | 'preferences_and_interests'
  | 'activities_and_billing'
  | 'marketplace'
  | 'global_search'
  | 'first_time_login'
  | 'login_splash_screen'
  | 'member_directory'
  | 'areas_of_expertise'
  | 'organisation_directory';

export type EventsSubmodule =
  'attachments' | 'cancellation_nominate_substitute' | 'cancellation_terms_and_conditions' | 'calendar';
export type SettingsSubmodule =
  | 'find_an_ot'
  | 'membership_renewal'
  | 'brand_assets'
  | 'display_user_address'
  | 'membership_profile'
  | 'cancel_membership';
export type PreferencesSubmodule =
  | 'communication_preferences'
  | 'user_communication_preferences'
  | 'practice_areas_of_interest'
  | 'user_areas_of_interest';
export type BillingSubmodule = 'invoices';

/** Parts of a module that are switched on their own; each counts only while its module is on. */
export type SubmoduleId = EventsSubmodule | SettingsSubmodule | PreferencesSubmodule | BillingSubmodule;

/** On or off, and for whom: without rules everyone, else one passing rule is enough. */
export interface Switch {
  enabled: boolean;
  accessRules: readonly string[];
}

export interface ModuleSetting extends Switch {
  subModules: Partial<Record<SubmoduleId, Switch>>;
}

/** Everything in which one organisation's portal differs from another's, apart from its theme and pictures. */
export interface Profile {
  name: string;
  shortName: string;
  fullName: string;
  website: string;
  brandColor: string;
  modules: Record<ModuleId, ModuleSetting>;
  settingsMode: 'legacy' | 'workflow';
  /** Where 'Create account' leads: a path on `website`, or a full address. */
  registrationRoute: string;
  /** Where a lapsed membership is renewed: a path of the portal, or a full address. Without it members are not asked to. */
  renewalRoute?: string;
  dietaryOnEventForms: boolean;
  newsResourcesTab: 'news' | 'resources';
  communityPrefix: 'communities' | 'workspaces' | 'hubs';
  locale: string;
  timeZone: string;
  currency: string;
  /** Says on the forgotten-password page that an e-mail is unknown. */
  revealUnknownEmail: boolean;
  autoLogin: boolean;
  messages?: MessageOverrides;
}
