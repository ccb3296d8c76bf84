import type { FeatureManifest, PackageElsewhere } from '@portal/kit/access';

/** Members, found by what they show of themselves. */
export const membersManifest = {
  id: 'members',
  module: 'member_directory',
  mount: () => '/members',
  messages: {
    namespace: 'directory',
    texts: {
      membersPageTitle: 'Member Directory',
    },
  },
  elements: {},
  from: '@portal/features-directory',
  name: 'membersFeature',
} as const satisfies FeatureManifest;

/** What each of them shows, one’s own among it. */
export const directoryManifest = {
  id: 'directory',
  module: 'member_directory',
  mount: () => '/profile',
  messages: {
    namespace: 'directory',
    texts: {
      ownProfilePageTitle: 'My profile',
      viewProfile: 'View Profile',
      cardPageTitle: 'My card',
      profilePageTitle: 'Profile',
      foundMembersTitle: 'Members',
      noMembersFound: 'No members found.',
    },
  },
  elements: {},
  chunkGroups: [['own', 'card']],
  from: '@portal/features-directory',
  name: 'directoryFeature',
} as const satisfies FeatureManifest;

/** What a member says of themself there, and what it tells of them. */
export const profileSettingsManifest = {
  id: 'profileSettings',
  module: 'member_directory',
  mount: () => '/settings',
  messages: {
    namespace: 'directory',
    texts: {
      detailsPageTitle: 'Profile details',
      visibilityPageTitle: 'Profile visibility',
    },
  },
  elements: {},
  chunkGroups: [['details', 'visibility']],
  from: '@portal/features-directory',
  name: 'profileSettingsFeature',
} as const satisfies FeatureManifest;

/** Where members work. */
export const organisationsManifest = {
  id: 'organisations',
  module: 'organisation_directory',
  mount: () => '/organisations',
  messages: {
    namespace: 'directory',
    texts: {
      organisationsPageTitle: 'Organisation Directory',
      organisationPageTitle: 'Organisation',
    },
  },
  elements: {},
  chunkGroups: [['list', 'organisation']],
  from: '@portal/features-directory',
  name: 'organisationsFeature',
} as const satisfies FeatureManifest;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  members: { onlyOnPortal: 'Members show themselves to members, who are signed in to all of the portal.' },
  directory: { onlyOnPortal: 'Members show themselves to members, who are signed in to all of the portal.' },
  profileSettings: { onlyOnPortal: 'An account is looked after where one is signed in to all of it.' },
  organisations: { onlyOnPortal: 'It leads to members, who show themselves in the portal alone.' },
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [
  membersManifest,
  directoryManifest,
  profileSettingsManifest,
  organisationsManifest,
];
