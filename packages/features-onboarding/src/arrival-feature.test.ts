import { composeDetours, composeFeatures, composeMenu, matchRoute } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { arrivalFeature } from './arrival-feature.ts';
import { ComingSoonForOthersPage, ComingSoonPage, SplashPage } from './pages/Splash/SplashPage.tsx';

const profile = testProfile();
const { routes } = composeFeatures(profile, [arrivalFeature]);

test.each([
  ['/first-time-login [PLT-167]', '/first-time-login', SplashPage],
  ['/first-time-login/home [PLT-165]', '/first-time-login/home', ComingSoonPage],
  ['/first-time-login/home-fdrs [PLT-166]', '/first-time-login/home-fdrs', ComingSoonForOthersPage],
])('%s is a splash screen, the whole window, and for those who have signed in', async (_, path, page) => {
  const route = matchRoute(routes, path)?.route;
  expect(route).toMatchObject({ standsAlone: true, access: 'signedIn' });
  expect((await route?.load())?.default).toBe(page);
});

test('those who arrive are led to the screen that is meant for them', () => {
  expect(composeDetours(profile, [arrivalFeature], routes)).toEqual([
    {
      module: 'login_splash_screen',
      param: 'show-splash-screen',
      href: '/first-time-login',
      mount: '/first-time-login',
    },
  ]);
});

test('the tour begins at home, and again from the user menu', async () => {
  const [notice] = arrivalFeature.notices;
  expect(notice?.concerns).toBe('atHome');
  expect((await notice?.load())?.default.name).toBe('FirstTour');
  const [entry] = composeMenu(profile, [arrivalFeature], routes);
  expect(entry).toMatchObject({ slot: 'user', label: 'Show me around', href: '/first-time-login/tour' });
  expect((await matchRoute(routes, '/first-time-login/tour')?.route.load())?.default.name).toBe('TourPage');
}, 30_000);
