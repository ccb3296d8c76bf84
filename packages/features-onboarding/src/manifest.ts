import { adminPath, type FeatureElsewhere, type FeatureManifest, type PackageElsewhere } from '@portal/kit/access';
import type { paths } from './destinations.ts';
import { arrivalSettings } from './settings.ts';

export const onboardingManifest = {
  id: 'onboarding',
  mount: () => '/account',
  elements: {},
  hasPublicPages: true,
  signInAgain: 'SignInAgain',
  from: '@portal/features-onboarding',
  name: 'onboardingFeature',
} as const satisfies FeatureManifest;

/** The way in of whoever has no password yet: their e-mail, and a code that is sent to it. */
export const firstTimeManifest = {
  id: 'firstTime',
  module: 'first_time_login',
  mount: () => '/account/first-time-login',
  messages: {
    namespace: 'onboarding',
    texts: {
      emailPageTitle: 'First time login',
      codePageTitle: 'Enter your code',
    },
  },
  elements: {},
  hasPublicPages: true,
  chunkGroups: [['email', 'code']],
  from: '@portal/features-onboarding',
  name: 'firstTimeFeature',
} as const satisfies FeatureManifest;

/** The steps that somebody is led through once they have come in for the first time. */
export const welcomeManifest = {
  id: 'welcome',
  module: 'first_time_login',
  mount: () => '/first-time-login',
  messages: {
    namespace: 'welcome',
    texts: {
      userDetailsPageTitle: 'Welcome back',
      passwordPageTitle: 'Choose a password',
      privacyPageTitle: 'Privacy preferences',
      communicationPageTitle: 'Communication details',
      organisationPageTitle: 'Organisation details',
      profilePageTitle: 'Set up your profile',
      expertisePageTitle: 'Areas of expertise',
    },
  },
  elements: {},
  from: '@portal/features-onboarding',
  name: 'welcomeFeature',
} as const satisfies FeatureManifest;

export const memberSessionsManifest = {
  id: 'memberSessions',
  mount: () => adminPath,
  elements: {},
  from: '@portal/features-onboarding',
  name: 'memberSessionsFeature',
} as const satisfies FeatureManifest;

export const invitationsManifest = {
  id: 'invitations',
  module: 'first_time_login',
  mount: () => adminPath,
  messages: {
    namespace: 'accounts',
    texts: {
      invitationsPageTitle: 'Invitations',
    },
  },
  elements: {},
  from: '@portal/features-onboarding',
  name: 'invitationsFeature',
} as const satisfies FeatureManifest;

/** Every account, for who runs the portal. */
export const usersManifest = {
  id: 'users',
  mount: () => adminPath,
  messages: {
    namespace: 'accounts',
    texts: {
      usersPageTitle: 'Users',
      userPageTitle: 'User',
    },
  },
  elements: {},
  chunkGroups: [['list', 'user']],
  from: '@portal/features-onboarding',
  name: 'usersFeature',
} as const satisfies FeatureManifest;

/** What newcomers see before the portal, and first in it. */
export const arrivalManifest = {
  ...arrivalSettings,
  mount: () => '/first-time-login',
  messages: {
    namespace: 'onboarding',
    texts: {
      splashPageTitle: 'Coming soon',
      tourPageTitle: 'Show me around',
    },
  },
  elements: {},
  from: '@portal/features-onboarding',
  name: 'arrivalFeature',
} as const satisfies FeatureManifest;

const wayIn = {
  onlyOnPortal: 'A website asks people to sign in where they are, by SignInAgain or in its own way.',
} as const;
const byLink = { onlyOnPortal: 'A link in a mail, or of another system, leads there.' } as const;

const ofOnboarding = {
  pages: {
    signIn: wayIn,
    passwordEntry: wayIn,
    forgotPassword: wayIn,
    resetPassword: byLink,
    notMe: byLink,
    confirmEmail: byLink,
    identityProvider: byLink,
    autoLogin: byLink,
    impersonate: { onlyOnPortal: 'Administrators act for others on the portal, where a banner says so on every page.' },
    sessions: { onlyOnPortal: 'A session of a website must not end those of the portal.' },
  },
  outcomes: [],
} as const satisfies FeatureElsewhere<keyof typeof paths>;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  onboarding: ofOnboarding,
  firstTime: { onlyOnPortal: 'A link in a mail leads there, and the password is chosen on the portal.' },
  welcome: { onlyOnPortal: 'Whoever comes for the first time is led through it on the portal.' },
  memberSessions: { onlyOnPortal: 'Staff work in the portal.' },
  arrival: { onlyOnPortal: 'Members arrive in the portal.' },
  invitations: { onlyOnPortal: 'Staff work in the portal.' },
  users: { onlyOnPortal: 'Staff work in the portal.' },
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [
  onboardingManifest,
  firstTimeManifest,
  welcomeManifest,
  memberSessionsManifest,
  invitationsManifest,
  usersManifest,
  arrivalManifest,
];
