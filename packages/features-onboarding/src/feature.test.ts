import { composeFeatures, matchRoute } from '@portal/kit';
import { pagesWithoutWidget, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { arrivalFeature } from './arrival-feature.ts';
import { onboardingFeature } from './feature.ts';
import { firstTimeFeature } from './first-time-feature.ts';
import * as entryPoint from './index.ts';
import { invitationsFeature } from './invitations-feature.ts';
import { elsewhere, manifests } from './manifest.ts';
import { memberSessionsFeature } from './member-sessions-feature.ts';
import { AutoLoginPage } from './pages/AutoLogin/AutoLoginPage.tsx';
import { usersFeature } from './users-feature.ts';
import { welcomeFeature } from './welcome-feature.ts';

const { routes } = composeFeatures(testProfile(), [onboardingFeature]);

test('auto-login has an address of its own that a visitor may open [PLT-124]', async () => {
  const route = matchRoute(routes, '/account/auto-login')?.route;
  expect(route?.access).toBe('public');
  expect((await route?.load())?.default).toBe(AutoLoginPage);
});

const firstLogin = composeFeatures(testProfile(), [firstTimeFeature, welcomeFeature]).routes;

test.each([
  ['/account/first-time-login', 'public', 'First time login'],
  ['/account/first-time-login/code', 'public', 'Enter your code'],
  ['/first-time-login/user-details', 'signedIn', 'Welcome back'],
  ['/first-time-login/user-password', 'signedIn', 'Choose a password'],
  ['/first-time-login/privacy-preferences', 'signedIn', 'Privacy preferences'],
  ['/first-time-login/communication-details', 'signedIn', 'Communication details'],
  ['/first-time-login/org-details', 'signedIn', 'Organisation details'],
  ['/first-time-login/user-profile-setup', 'signedIn', 'Set up your profile'],
  ['/first-time-login/areas-of-expertise', 'signedIn', 'Areas of expertise'],
] as const)(
  '%s is %s, and called %s [PLT-121] [PLT-122] [PLT-158] [PLT-159] [PLT-160] [PLT-161] [PLT-162] [PLT-163] [PLT-164]',
  (path, access, title) => {
    const route = matchRoute(firstLogin, path)?.route;
    expect([route?.access, route?.title]).toEqual([access, title]);
  },
);

test.each([
  ['/account/forgot-password', 'public'],
  ['/account/password-entry', 'public'],
  ['/account/first-time-login', 'public'],
  ['/account/first-time-login/code', 'public'],
  ['/account/auto-login', 'public'],
  // Whoever acts for a member has signed in as themself.
  ['/account/impersonate', 'signedIn'],
] as const)('%s is %s to visitors [PLT-199]', (path, access) => {
  expect(matchRoute([...routes, ...firstLogin], path)?.route.access).toBe(access);
});

test('an address that names no step is not one of the steps [PLT-358]', async () => {
  expect(matchRoute(firstLogin, '/first-time-login/elsewhere')?.route.name).toBe('unknown');
});

test('the page of invitations is none of a user', () => {
  const features = composeFeatures(testProfile(), [usersFeature, invitationsFeature]);
  const nameAt = (path: string) => matchRoute(features.routes, path)?.route.title;
  expect(['/admin/users', '/admin/users/invitations', '/admin/users/p-001'].map(nameAt)).toEqual([
    'Users',
    'Invitations',
    'User',
  ]);
});

test('every page can be shown on another website, or its manifest says why not', () => {
  const features = [
    onboardingFeature,
    firstTimeFeature,
    welcomeFeature,
    memberSessionsFeature,
    invitationsFeature,
    usersFeature,
    arrivalFeature,
  ];
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
