import { composeFeatures, matchRoute } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { onboardingFeature } from './feature.ts';

const { routes } = composeFeatures(testProfile(), [onboardingFeature]);

test('auto-login has an address of its own that a visitor may open [PLT-124]', () => {
  expect(matchRoute(routes, '/account/auto-login')?.route).toMatchObject({ name: 'autoLogin', access: 'public' });
});
