import { expect, test } from 'vitest';
import { canUseModule, canUseSubmodule } from '../access/modules.ts';
import { defineProfile } from './define-profile.ts';
import { moduleIds } from './module-ids.ts';
import { registrationHref } from './registration-href.ts';

const organisation = {
  name: 'harbour-pilots',
  fullName: 'Association of Harbour Pilots',
  website: 'https://www.harbour-pilots.example/',
  brandColor: '#1D4E89',
};

test('a widget needs a name, a website and a colour: nothing is on, and strangers are sent to the website', () => {
  const profile = defineProfile(organisation);
  expect(moduleIds.filter((id) => profile.modules[id].enabled)).toEqual([]);
  expect(profile).toMatchObject({ shortName: 'Association of Harbour Pilots', locale: 'en-AU', currency: 'AUD' });
  expect(registrationHref(profile)).toBe('https://www.harbour-pilots.example/');
});

test('what is said holds', () => {
  const profile = defineProfile({
    ...organisation,
    shortName: 'Pilots',
    registrationRoute: '/join',
    modules: { cpd: true },
  });
  expect([profile.shortName, registrationHref(profile), profile.modules.cpd.enabled]).toEqual([
    'Pilots',
    'https://www.harbour-pilots.example/join',
    true,
  ]);
});

test('an identity provider makes no accounts and asks no second factor for us unless the profile says so', () => {
  const identityProvider = { issuer: 'https://login.example.org', clientId: 'portal', label: 'Harbour ID' };
  expect(defineProfile(organisation).identityProvider).toBeUndefined();
  expect(defineProfile({ ...organisation, identityProvider }).identityProvider).toEqual({
    ...identityProvider,
    justInTimeAccounts: false,
    trustsSecondFactor: false,
  });
});

test('a feature that is not ours has a switch of its own, with parts that are called as it likes', () => {
  const profile = defineProfile({
    ...organisation,
    otherModules: { surveys: { accessRules: ['isMember'], subModules: { results: true } }, quizzes: true },
  });
  const member = { contactTypes: ['Member'] } as const;
  const mayUse = (module: string, submodule?: string) =>
    submodule === undefined
      ? canUseModule(profile, module, member)
      : canUseSubmodule(profile, module, submodule, member);
  expect([mayUse('surveys'), mayUse('surveys', 'results'), mayUse('surveys', 'archive'), mayUse('quizzes')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([canUseModule(profile, 'surveys', null), mayUse('petitions')]).toEqual([false, false]);
  // @ts-expect-error there is no such module of ours
  expect(() => defineProfile({ ...organisation, modules: { comunities: true } })).toThrow("mean 'communities'");
});
