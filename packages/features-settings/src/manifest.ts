import type { FeatureManifest, PackageElsewhere } from '@portal/kit/access';
import { accountSettings } from './settings.ts';

/** An account is looked after in every portal: the module of the settings is that of their sub-modules. */
export const settingsManifest = {
  ...accountSettings,
  mount: () => '/settings',
  messages: {
    namespace: 'settings',
    texts: {
      accountDetailsPageTitle: 'Account details',
      changePasswordPageTitle: 'Change password',
      securityPageTitle: 'Security',
      organisationDetailsPageTitle: 'Organisation details',
      contactUsPageTitle: 'Contact us',
      privacyPageTitle: 'Privacy',
      myDataPageTitle: 'Download my data',
      deleteAccountPageTitle: 'Delete my account',
    },
  },
  elements: {},
  from: '@portal/features-settings',
  name: 'settingsFeature',
} as const satisfies FeatureManifest;

/** What a member was asked to pay. */
export const billingManifest = {
  id: 'billing',
  module: 'activities_and_billing',
  mount: () => '/settings',
  messages: {
    namespace: 'settings',
    texts: {
      invoicesPageTitle: 'Invoices',
      invoicePageTitle: 'Invoice',
    },
  },
  elements: {},
  chunkGroups: [['invoices', 'invoice']],
  from: '@portal/features-settings',
  name: 'billingFeature',
} as const satisfies FeatureManifest;

/** What a member is to the organisation. */
export const membershipManifest = {
  id: 'ownMembership',
  module: 'settings',
  mount: () => '/settings',
  messages: {
    namespace: 'settings',
    texts: {
      membershipProfilePageTitle: 'Membership profile',
      cancelMembershipPageTitle: 'Cancel my Membership',
      findAnOtPageTitle: "Manage 'Find an OT'",
      brandAssetsPageTitle: 'Brand assets',
      homeSectionTitle: 'Your profile',

      // Of what it shows on the home page
      membershipRuns: 'Your membership runs until {date}.',
      renewMembership: 'Renew membership',
    },
  },
  elements: {},
  from: '@portal/features-settings',
  name: 'membershipFeature',
} as const satisfies FeatureManifest;

/** What a member hears of and is interested in. */
export const preferencesManifest = {
  id: 'preferences',
  module: 'preferences_and_interests',
  mount: () => '/settings',
  messages: {
    namespace: 'settings',
    texts: {
      allCommunicationPageTitle: 'All communication preferences',
      myCommunicationPageTitle: 'My communication preferences',
      allInterestsPageTitle: 'Practice Areas of Interest',
      myInterestsPageTitle: 'My Areas of Interest',
    },
  },
  elements: {},
  chunkGroups: [['allCommunication', 'myCommunication', 'allInterests', 'myInterests']],
  from: '@portal/features-settings',
  name: 'preferencesFeature',
} as const satisfies FeatureManifest;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  settings: { onlyOnPortal: 'An account is looked after where one is signed in to all of it.' },
  ownMembership: { onlyOnPortal: 'A membership is looked after where one is signed in to all of the portal.' },
  preferences: { onlyOnPortal: 'Preferences are looked after where one is signed in to all of the portal.' },
  billing: { onlyOnPortal: 'Money is paid where one is signed in to all of the portal.' },
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [
  settingsManifest,
  membershipManifest,
  preferencesManifest,
  billingManifest,
];
