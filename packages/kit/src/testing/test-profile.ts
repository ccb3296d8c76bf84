import { moduleIds, type ModuleId } from '../profile/module-ids.ts';
import type { ModuleSetting, Profile } from '../profile/profile.ts';

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
    registrationRoute: '/register',
    locale: 'en-AU',
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    revealUnknownEmail: false,
    namesWhoActs: false,
    autoLogin: false,
    featureSettings: {},
    ...more,
  };
}
