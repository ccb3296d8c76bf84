import { destination, destinationsOf } from '@portal/kit';
import {
  firstTimeManifest,
  invitationsManifest,
  onboardingManifest,
  usersManifest,
  welcomeManifest,
} from './manifest.ts';

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

/** Below the mount of the first login. */
export const firstTimePaths = { email: '/', code: '/code' } as const;

/** Below the mount of the wizard, in the order of its steps; any other address leads to the first of them. */
export const welcomePaths = {
  userDetails: '/user-details',
  password: '/user-password',
  privacy: '/privacy-preferences',
  communication: '/communication-details',
  organisation: '/org-details',
  profile: '/user-profile-setup',
  expertise: '/areas-of-expertise',
  unknown: '/:step',
} as const;

export const firstTimeDestinations = destinationsOf(firstTimeManifest.id, firstTimePaths);
export const welcomeDestinations = destinationsOf(welcomeManifest.id, welcomePaths);

/** Where this feature leads beyond its own pages, in portals that have such a place. */
export const outward = {
  firstTime: firstTimeDestinations.email,
};

export const destinations = { ...destinationsOf(onboardingManifest.id, paths), ...outward };

/** Below the admin area. */
export const invitationPaths = { list: '/users/invitations' } as const;
export const userPaths = { list: '/users', user: '/users/:id' } as const;

const { impersonate, sessions } = destinations;

/** What the pages of accounts lead to, in portals that have it. */
export const usersOutward = {
  invitations: destinationsOf(invitationsManifest.id, invitationPaths).list,
  impersonate,
  sessions,
};

export const userDestinations = { ...destinationsOf(usersManifest.id, userPaths), ...usersOutward };

/** Below the mount of arrivals. */
export const arrivalPaths = {
  splash: '/',
  comingSoon: '/home',
  comingSoonForOthers: '/home-fdrs',
  tour: '/tour',
} as const;

/** What the first tour tells of, in portals that have it. */
export const tourDestinations = {
  communities: destination('communities.dashboard'),
  events: destination('events.home'),
  notifications: destination('home.notifications'),
};
