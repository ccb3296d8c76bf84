/* oxlint-disable portal/no-feature-name -- The modules that an organisation switches are words of the contract. */
/** Every part of the portal that an organisation switches on or off. */
export const moduleIds = [
  'communities',
  'events',
  'cpd',
  'news',
  'resources',
  'settings',
  'engagement_analytics',
  'preferences_and_interests',
  'activities_and_billing',
  'marketplace',
  'global_search',
  'first_time_login',
  'login_splash_screen',
  'member_directory',
  'areas_of_expertise',
  'organisation_directory',
] as const;

export type ModuleId = (typeof moduleIds)[number];

/** A module of ours, or that of a feature which another organisation brings. */
export type OpenModuleId = ModuleId | (string & {});

/** The parts of a module that are switched on their own; each counts only while its module is on. A module that is not listed has none. */
export const submodulesOf = {
  events: ['attachments', 'cancellation_nominate_substitute', 'cancellation_terms_and_conditions', 'calendar'],
  settings: [
    'find_an_ot',
    'membership_renewal',
    'brand_assets',
    'display_user_address',
    'membership_profile',
    'cancel_membership',
  ],
  preferences_and_interests: [
    'communication_preferences',
    'user_communication_preferences',
    'practice_areas_of_interest',
    'user_areas_of_interest',
  ],
  activities_and_billing: ['invoices'],
} as const satisfies Partial<Record<ModuleId, readonly string[]>>;

export type SubmoduleId = (typeof submodulesOf)[keyof typeof submodulesOf][number];

/** A part of a module of ours, or of another's. */
export type OpenSubmoduleId = SubmoduleId | (string & {});
