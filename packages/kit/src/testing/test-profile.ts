import type { ModuleId, ModuleSetting, Profile } from '../profile/profile.ts';

const moduleIds: readonly ModuleId[] = [
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
];

/** A profile with every module off, apart from those given. */
export function testProfile(
  modules: Partial<Record<ModuleId, Partial<ModuleSetting>>> = {},
  more: Partial<Profile> = {},
): Profile {
  const off = (id: ModuleId): [ModuleId, ModuleSetting] => {
    const given = modules[id];
    return [id, { enabled: given !== undefined, accessRules: [], subModules: {}, ...given }];
  };
  return {
    name: 'test',
    shortName: 'Test',
    fullName: 'Test Association',
    website: 'https://example.org',
    brandColor: '#004C58',
    modules: Object.fromEntries(moduleIds.map(off)) as Profile['modules'],
    settingsMode: 'legacy',
    registrationRoute: '/register',
    dietaryOnEventForms: false,
    newsResourcesTab: 'news',
    communityPrefix: 'communities',
    locale: 'en-AU',
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    revealUnknownEmail: false,
    autoLogin: false,
    ...more,
  };
}
