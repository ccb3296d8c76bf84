import { expect, test } from 'vitest';
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
