import { defineFeature } from '@portal/kit';
import { IconClose, IconImage, IconSearch, IconStar } from '@portal/ui';
import { membershipOutward, membershipPaths } from './destinations.ts';
import { membershipManifest } from './manifest.ts';

const ofProfile = { heading: 'profileAndSettings' } as const;

/** What a member is to the organisation. */
export const membershipFeature = defineFeature({
  ...membershipManifest,
  routes: {
    membershipProfile: {
      path: membershipPaths.membershipProfile,
      title: 'membershipProfilePageTitle',
      submodule: 'membership_profile',
      load: () =>
        import('./pages/MembershipProfile/MembershipProfilePage.tsx').then((page) => ({
          default: page.MembershipProfilePage,
          firstReads: page.firstReads,
        })),
    },
    findAnOt: {
      path: membershipPaths.findAnOt,
      title: 'findAnOtPageTitle',
      submodule: 'find_an_ot',
      load: () =>
        import('./pages/FindAnOt/FindAnOtPage.tsx').then((page) => ({
          default: page.FindAnOtPage,
          firstReads: page.firstReads,
        })),
    },
    brandAssets: {
      path: membershipPaths.brandAssets,
      title: 'brandAssetsPageTitle',
      submodule: 'brand_assets',
      load: () => import('./pages/BrandAssets/BrandAssetsPage.tsx').then((page) => ({ default: page.BrandAssetsPage })),
    },
    cancelMembership: {
      path: membershipPaths.cancelMembership,
      title: 'cancelMembershipPageTitle',
      submodule: 'cancel_membership',
      load: () =>
        import('./pages/CancelMembership/CancelMembershipPage.tsx').then((page) => ({
          default: page.CancelMembershipPage,
        })),
    },
  },
  contributes: {
    home: [
      {
        id: 'profile',
        title: 'homeSectionTitle',
        order: 10,
        column: 'side',
        load: async () => ({ default: (await import('./sections/LiveProfileCard.tsx')).LiveProfileCard }),
      },
    ],
    settingsPages: [
      {
        ...ofProfile,
        id: 'membershipProfile',
        order: 50,
        label: 'membershipProfilePageTitle',
        icon: IconStar,
        to: 'membershipProfile',
      },
      {
        ...ofProfile,
        id: 'brandAssets',
        order: 55,
        label: 'brandAssetsPageTitle',
        icon: IconImage,
        to: 'brandAssets',
        under: 'membershipProfile',
      },
      {
        ...ofProfile,
        id: 'findAnOt',
        order: 80,
        label: 'findAnOtPageTitle',
        icon: IconSearch,
        to: 'findAnOt',
      },
      {
        ...ofProfile,
        id: 'cancelMembership',
        order: 90,
        label: 'cancelMembershipPageTitle',
        icon: IconClose,
        to: 'cancelMembership',
      },
    ],
  },
  outward: membershipOutward,
});
