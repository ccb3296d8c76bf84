import { defineFeature } from '@portal/kit';
import { IconLock, IconMail, IconShield, IconStore, IconUser } from '@portal/ui';
import { paths } from './destinations.ts';
import { settingsManifest } from './manifest.ts';

const ofProfile = { heading: 'profileAndSettings' } as const;

/** What a member looks after themself. */
export const settingsFeature = defineFeature({
  ...settingsManifest,
  routes: {
    accountDetails: {
      path: paths.accountDetails,
      title: 'accountDetailsPageTitle',
      load: () =>
        import('./pages/AccountDetails/AccountDetailsPage.tsx').then((page) => ({
          default: page.AccountDetailsPage,
          firstReads: page.firstReads,
        })),
    },
    changePassword: {
      path: paths.changePassword,
      title: 'changePasswordPageTitle',
      load: () =>
        import('./pages/ChangePassword/ChangePasswordPage.tsx').then((page) => ({ default: page.ChangePasswordPage })),
    },
    security: {
      path: paths.security,
      title: 'securityPageTitle',
      load: () =>
        import('./pages/Security/SecurityPage.tsx').then((page) => ({
          default: page.SecurityPage,
          firstReads: page.firstReads,
        })),
    },
    organisationDetails: {
      path: paths.organisationDetails,
      title: 'organisationDetailsPageTitle',
      load: () =>
        import('./pages/OrganisationDetails/OrganisationDetailsPage.tsx').then((page) => ({
          default: page.OrganisationDetailsPage,
          firstReads: page.firstReads,
        })),
    },
    contactUs: {
      path: paths.contactUs,
      title: 'contactUsPageTitle',
      load: () => import('./pages/ContactUs/ContactUsPage.tsx').then((page) => ({ default: page.ContactUsPage })),
    },
    // Reached by its address alone.
    privacy: {
      path: paths.privacy,
      title: 'privacyPageTitle',
      load: () =>
        import('./pages/Privacy/PrivacyPage.tsx').then((page) => ({
          default: page.PrivacyPage,
          firstReads: page.firstReads,
        })),
    },
    myData: {
      path: paths.myData,
      title: 'myDataPageTitle',
      load: () =>
        import('./pages/MyData/MyDataPage.tsx').then((page) => ({
          default: page.MyDataPage,
          firstReads: page.firstReads,
        })),
    },
    deleteAccount: {
      path: paths.deleteAccount,
      title: 'deleteAccountPageTitle',
      load: () =>
        import('./pages/DeleteAccount/DeleteAccountPage.tsx').then((page) => ({
          default: page.DeleteAccountPage,
          firstReads: page.firstReads,
        })),
    },
  },
  menu: [{ id: 'contactUs', slot: 'user', order: 70, label: 'contactUsPageTitle', icon: IconMail, to: 'contactUs' }],
  notices: [
    {
      concerns: 'atSettings',
      load: () =>
        import('./components/PendingDeletion/LivePendingDeletion.tsx').then((module) => ({
          default: module.LivePendingDeletion,
        })),
    },
  ],
  contributes: {
    settingsPages: [
      {
        ...ofProfile,
        id: 'accountDetails',
        order: 10,
        label: 'accountDetailsPageTitle',
        icon: IconUser,
        to: 'accountDetails',
      },
      {
        ...ofProfile,
        id: 'changePassword',
        order: 40,
        label: 'changePasswordPageTitle',
        icon: IconLock,
        to: 'changePassword',
      },
      {
        ...ofProfile,
        id: 'security',
        order: 45,
        label: 'securityPageTitle',
        icon: IconShield,
        to: 'security',
      },
      {
        ...ofProfile,
        id: 'organisationDetails',
        order: 60,
        label: 'organisationDetailsPageTitle',
        icon: IconStore,
        to: 'organisationDetails',
      },
    ],
  },
});
