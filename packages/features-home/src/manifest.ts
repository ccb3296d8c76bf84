import { adminPath, type FeatureElsewhere, type FeatureManifest, type PackageElsewhere } from '@portal/kit/access';
import type { paths } from './destinations.ts';

export const homeManifest = {
  id: 'home',
  module: 'communities',
  mount: () => '/notifications',
  messages: {
    namespace: 'notifications',
    texts: {
      notificationsPageTitle: 'Notifications',
    },
  },
  elements: { 'portal-notifications': 'notifications' },
  from: '@portal/features-home',
  name: 'homeFeature',
} as const satisfies FeatureManifest;

export const notificationSettingsManifest = {
  id: 'notificationSettings',
  module: 'communities',
  mount: () => '/settings/notifications',
  messages: {
    namespace: 'notifications',
    texts: {
      settingsPageTitle: 'Notification settings',
    },
  },
  elements: {},
  from: '@portal/features-home',
  name: 'notificationSettingsFeature',
} as const satisfies FeatureManifest;

export const failedMailsManifest = {
  id: 'failedMails',
  mount: () => adminPath,
  messages: {
    namespace: 'notifications',
    texts: {
      failedMailsPageTitle: 'Failed mails',
    },
  },
  elements: {},
  from: '@portal/features-home',
  name: 'failedMailsFeature',
} as const satisfies FeatureManifest;

/** What waits for whoever is signed in, whichever parts of the portal are open to them. */
export const nextStepsManifest = {
  id: 'nextSteps',
  mount: () => '/',
  messages: {
    namespace: 'notifications',
    texts: {
      nextStepsTitle: 'What is next',
    },
  },
  elements: {},
  from: '@portal/features-home',
  name: 'nextStepsFeature',
} as const satisfies FeatureManifest;

const ofHome = {
  pages: { notifications: { widget: 'Notifications' } },
  outcomes: [],
} as const satisfies FeatureElsewhere<keyof typeof paths>;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  home: ofHome,
  notificationSettings: { onlyOnPortal: 'What one chooses there is told of in the portal.' },
  failedMails: { onlyOnPortal: 'Staff work in the portal.' },
  nextSteps: { onlyOnPortal: 'It stands on the home page of the portal.' },
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [
  homeManifest,
  nextStepsManifest,
  notificationSettingsManifest,
  failedMailsManifest,
];
