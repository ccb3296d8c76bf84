import { defineFeature } from '@portal/kit';
import { IconEye, IconUser } from '@portal/ui';
import { settingsPaths } from './destinations.ts';
import { profileSettingsManifest } from './manifest.ts';

const ofProfile = { heading: 'profileAndSettings' } as const;

/** What a member says of themself in the directory, and what it tells of them. */
export const profileSettingsFeature = defineFeature({
  ...profileSettingsManifest,
  routes: {
    details: {
      path: settingsPaths.details,
      title: 'detailsPageTitle',
      load: () =>
        import('./pages/ProfileDetails/ProfileDetailsPage.tsx').then((page) => ({
          default: page.ProfileDetailsPage,
          firstReads: page.firstReads,
        })),
    },
    visibility: {
      path: settingsPaths.visibility,
      title: 'visibilityPageTitle',
      load: () =>
        import('./pages/ProfileVisibility/ProfileVisibilityPage.tsx').then((page) => ({
          default: page.ProfileVisibilityPage,
          firstReads: page.firstReads,
        })),
    },
  },
  contributes: {
    settingsPages: [
      { ...ofProfile, id: 'profileDetails', order: 20, label: 'detailsPageTitle', icon: IconUser, to: 'details' },
      {
        ...ofProfile,
        id: 'profileVisibility',
        order: 30,
        label: 'visibilityPageTitle',
        icon: IconEye,
        to: 'visibility',
      },
    ],
  },
});
