import { profiles } from '@portal/profiles';
import type { Profile } from '@portal/kit';
import { testMember } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { renewalHref } from './renewal-href.ts';

const lapsed = testMember({ membershipLapsed: true });

function renewing(renewalRoute: string | undefined): Profile {
  const { renewalRoute: _, ...profile } = profiles.ota;
  return renewalRoute === undefined ? profile : { ...profile, renewalRoute };
}

test.each([
  ['/settings/membership-profile', '/settings/membership-profile'],
  ['https://join.example/renew?from=portal', 'https://join.example/renew?from=portal'],
  ['//evil.example/renew', null],
  ['javascript:alert(1)', null],
  ['https://ota.example@evil.example/', null],
  [undefined, null],
])('the renewal route %s leads to %s', (route, href) => {
  expect(renewalHref(renewing(route), lapsed)).toBe(href);
});

test('is for members whose membership has lapsed alone', () => {
  expect(renewalHref(profiles.ota, { ...lapsed, membershipLapsed: false })).toBeNull();
  expect(renewalHref(profiles.ota, null)).toBeNull();
});

test('the notice and its link go with the sub-module membership_renewal [PLT-079]', () => {
  const { settings } = profiles.ota.modules;
  const off = {
    ...settings,
    subModules: { ...settings.subModules, membership_renewal: { enabled: false, accessRules: [] } },
  };
  const without = { ...profiles.ota, modules: { ...profiles.ota.modules, settings: off } };
  expect(renewalHref(profiles.ota, lapsed)).toMatch(/^https:/);
  expect(renewalHref(without, lapsed)).toBeNull();
  expect(renewalHref(profiles['public-skills'], lapsed)).toBeNull();
});
