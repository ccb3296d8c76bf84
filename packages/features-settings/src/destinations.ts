import { destination, destinationsOf } from '@portal/kit';
import { billingManifest, membershipManifest, settingsManifest } from './manifest.ts';

/** Below the mount. */
export const paths = {
  accountDetails: '/account-details',
  changePassword: '/change-password',
  security: '/security',
  organisationDetails: '/organisation-details',
  contactUs: '/contact-us',
  privacy: '/privacy',
  myData: '/my-data',
  deleteAccount: '/delete-account',
} as const;

export const destinations = destinationsOf(settingsManifest.id, paths);

/** Below the mount. */
export const billingPaths = {
  invoices: '/invoices',
  invoice: '/invoice/:id',
} as const;

export const billingDestinations = destinationsOf(billingManifest.id, billingPaths);

/** Below the mount. */
export const membershipPaths = {
  membershipProfile: '/membership-profile',
  cancelMembership: '/cancel-membership',
  findAnOt: '/manage-find-an-ot',
  brandAssets: '/brand-assets',
} as const;

/** Where a membership that is over leads, and its holder's own profile. */
export const membershipOutward = { signIn: destination('onboarding.signIn'), ownProfile: destination('directory.own') };

export const membershipDestinations = {
  ...destinationsOf(membershipManifest.id, membershipPaths),
  ...membershipOutward,
};

/** Below the mount. */
export const preferencesPaths = {
  allCommunication: '/communication-preferences',
  myCommunication: '/user-communication-preferences',
  allInterests: '/area-of-interests',
  myInterests: '/user-interests',
} as const;
