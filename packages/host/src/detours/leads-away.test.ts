import { testMember, testProfile, testStaff } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { leadsAway } from './leads-away.ts';

const detour = {
  module: 'login_splash_screen',
  param: 'show-splash-screen',
  href: '/first-time-login',
  mount: '/first-time-login',
};
const on = testProfile({ login_splash_screen: {} });
const off = testProfile();
const notForStaff = testProfile({ login_splash_screen: { accessRules: ['isNotStaff'] } });
const offForStaff = testProfile({ login_splash_screen: { enabled: false, accessRules: ['isNotStaff'] } });
const splashSearch = '?show-splash-screen=true';

test.each([
  ['where the module is on [PLT-070] [PLT-203]', on, '/communities', '', testMember(), true],
  ['where the module is off', off, '/communities', '', testMember(), false],
  ['where it is off, but the address asks [PLT-204]', off, '/communities', splashSearch, testMember(), true],
  ['where the address says otherwise', off, '/communities', '?show-splash-screen=false', testMember(), false],
  ['of staff whom its rules leave out [PLT-211]', notForStaff, '/communities', '', testStaff(), false],
  ['of a member whom they let in', notForStaff, '/communities', '', testMember(), true],
  [
    'of staff whom its rules leave out, whose address asks [PLT-212]',
    offForStaff,
    '/',
    splashSearch,
    testStaff(),
    false,
  ],
  ['of a member whom they let in, whose address asks [PLT-212]', offForStaff, '/', splashSearch, testMember(), true],
  ['on the page itself [PLT-207]', on, '/first-time-login', '', testMember(), false],
  ['on a page below it [PLT-207]', on, '/first-time-login/user-details', splashSearch, testMember(), false],
  ['on a page whose name begins alike', on, '/first-time-login-help', '', testMember(), true],
] as const)('somebody is led away, %s', (_, profile, pathname, search, viewer, expected) => {
  expect(leadsAway(detour, { pathname, search }, profile, viewer)).toBe(expected);
});
