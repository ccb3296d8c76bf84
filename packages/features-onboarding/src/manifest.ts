import { adminPath, type FeatureManifest } from '@portal/kit/access';

export const onboardingManifest = {
  id: 'onboarding',
  mount: () => '/account',
  elements: {},
  signInAgain: 'SignInAgain',
  from: '@portal/features-onboarding',
  name: 'onboardingFeature',
} as const satisfies FeatureManifest;

export const memberSessionsManifest = {
  id: 'memberSessions',
  mount: () => adminPath,
  elements: {},
  from: '@portal/features-onboarding',
  name: 'memberSessionsFeature',
} as const satisfies FeatureManifest;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [onboardingManifest, memberSessionsManifest];
