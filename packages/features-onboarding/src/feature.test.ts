import { composeFeatures, matchRoute } from '@portal/kit';
import { pagesWithoutWidget, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { arrivalFeature } from './arrival-feature.ts';
import { onboardingFeature } from './feature.ts';
import * as door from './index.ts';
import { invitationsFeature } from './invitations-feature.ts';
import { elsewhere, manifests } from './manifest.ts';
import { memberSessionsFeature } from './member-sessions-feature.ts';
import { AutoLoginPage } from './pages/AutoLogin/AutoLoginPage.tsx';

const { routes } = composeFeatures(testProfile(), [onboardingFeature]);

test('auto-login has an address of its own that a visitor may open [PLT-124]', async () => {
  const route = matchRoute(routes, '/account/auto-login')?.route;
  expect(route?.access).toBe('public');
  expect((await route?.load())?.default).toBe(AutoLoginPage);
});

test('every page can be shown on another website, or its manifest says why not', () => {
  const features = [onboardingFeature, memberSessionsFeature, invitationsFeature, arrivalFeature];
  expect(pagesWithoutWidget({ manifests, features, elsewhere, door })).toEqual([]);
});
