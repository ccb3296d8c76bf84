import type { ModuleId, ModuleSetting, Profile, SubmoduleId, Switch } from '@portal/kit/access';

/** The sub-modules that each module holds; a module that is not listed has none. */
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
} as const satisfies Partial<Record<ModuleId, readonly SubmoduleId[]>>;

/** Every feature module a profile may switch on. */
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
] as const satisfies readonly ModuleId[];

type AccessRule = 'isMember' | 'isClientUser' | 'isNotStaff';

interface SubmoduleInput {
  accessRules?: readonly AccessRule[];
}

interface ModuleInput {
  accessRules?: readonly AccessRule[];
  /** The sub-modules that are on; all of the module's when left out. */
  subModules?: Partial<Record<SubmoduleId, true | SubmoduleInput>>;
}

type Defaulted =
  | 'dietaryOnEventForms'
  | 'newsResourcesTab'
  | 'communityPrefix'
  | 'locale'
  | 'timeZone'
  | 'currency'
  | 'revealUnknownEmail'
  | 'autoLogin';

/** What an organisation's `profile.ts` says; a module or sub-module that it leaves out is off. */
export type ProfileInput = Omit<Profile, 'modules' | Defaulted> &
  Partial<Pick<Profile, Defaulted>> & {
    modules: Partial<Record<ModuleId, true | ModuleInput>>;
    /** A workflow link that takes the place of the registration route. */
    registrationWorkflow?: string;
  };

/** Completes an organisation's settings into the profile that the portal and the server read. */
export function defineProfile({ modules, registrationWorkflow, ...settings }: ProfileInput): Profile {
  return {
    dietaryOnEventForms: false,
    newsResourcesTab: 'news',
    communityPrefix: 'communities',
    locale: 'en-AU',
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    revealUnknownEmail: false,
    autoLogin: false,
    ...settings,
    registrationRoute: registrationWorkflow ?? settings.registrationRoute,
    modules: completeModules(modules),
  };
}

function completeModules(input: ProfileInput['modules']): Record<ModuleId, ModuleSetting> {
  const entries = moduleIds.map((id) => [id, completeModule(id, input[id])] as const);
  // Object.fromEntries forgets the keys' type; moduleIds lists every one.
  return Object.fromEntries(entries) as Record<ModuleId, ModuleSetting>;
}

function completeModule(id: ModuleId, input: true | ModuleInput | undefined): ModuleSetting {
  const given = input === true ? {} : input;
  const known: readonly SubmoduleId[] = id in submodulesOf ? submodulesOf[id as keyof typeof submodulesOf] : [];
  const subModules: Partial<Record<SubmoduleId, Switch>> = {};
  for (const submodule of known) {
    const sub = given?.subModules ? given.subModules[submodule] : given && true;
    subModules[submodule] = {
      enabled: sub !== undefined,
      accessRules: typeof sub === 'object' ? (sub.accessRules ?? []) : [],
    };
  }
  return { enabled: given !== undefined, accessRules: given?.accessRules ?? [], subModules };
}
