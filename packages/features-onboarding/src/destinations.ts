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

/** Below the mount of arrivals. */
export const arrivalPaths = {
  splash: '/',
  comingSoon: '/home',
  comingSoonForOthers: '/home-fdrs',
  tour: '/tour',
} as const;

/** What the first tour tells of, in portals that have it. */
export const tourPlaces = {
  communities: destination('communities.dashboard'),
  events: destination('events.home'),
  notifications: destination('home.notifications'),
};
