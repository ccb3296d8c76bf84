import { destination, destinationsOf } from '@portal/kit';
import { onboardingManifest } from './manifest.ts';

/** Below the mount. */
export const paths = {
  signIn: '/sign-in',
  passwordEntry: '/password-entry',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  notMe: '/not-me',
  confirmEmail: '/confirm-email',
  identityProvider: '/identity-provider',
  autoLogin: '/auto-login',
  impersonate: '/impersonate',
  sessions: '/sessions',
} as const;

/** Where this feature leads beyond its own pages, in portals that have such a place. */
export const outward = {
  firstTime: destination('onboarding.firstTime'),
};

export const places = { ...destinationsOf(onboardingManifest.id, paths), ...outward };
