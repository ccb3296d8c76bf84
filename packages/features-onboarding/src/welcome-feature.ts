import { defineFeature } from '@portal/kit';
import { welcomePaths } from './destinations.ts';
import { welcomeManifest } from './manifest.ts';

/** The steps of the welcome wizard; each comes with its own code alone. */
export const welcomeFeature = defineFeature({
  ...welcomeManifest,
  routes: {
    userDetails: {
      path: welcomePaths.userDetails,
      title: 'userDetailsPageTitle',
      load: () =>
        import('./pages/WelcomeUserDetails/WelcomeUserDetailsPage.tsx').then((module) => ({
          default: module.WelcomeUserDetailsPage,
          firstReads: module.firstReads,
        })),
    },
    password: {
      path: welcomePaths.password,
      title: 'passwordPageTitle',
      load: () =>
        import('./pages/WelcomePassword/WelcomePasswordPage.tsx').then((module) => ({
          default: module.WelcomePasswordPage,
          firstReads: module.firstReads,
        })),
    },
    privacy: {
      path: welcomePaths.privacy,
      title: 'privacyPageTitle',
      load: () =>
        import('./pages/WelcomePrivacy/WelcomePrivacyPage.tsx').then((module) => ({
          default: module.WelcomePrivacyPage,
          firstReads: module.firstReads,
        })),
    },
    communication: {
      path: welcomePaths.communication,
      title: 'communicationPageTitle',
      load: () =>
        import('./pages/WelcomeCommunication/WelcomeCommunicationPage.tsx').then((module) => ({
          default: module.WelcomeCommunicationPage,
          firstReads: module.firstReads,
        })),
    },
    organisation: {
      path: welcomePaths.organisation,
      title: 'organisationPageTitle',
      load: () =>
        import('./pages/WelcomeOrganisation/WelcomeOrganisationPage.tsx').then((module) => ({
          default: module.WelcomeOrganisationPage,
          firstReads: module.firstReads,
        })),
    },
    profile: {
      path: welcomePaths.profile,
      title: 'profilePageTitle',
      load: () =>
        import('./pages/WelcomeProfile/WelcomeProfilePage.tsx').then((module) => ({
          default: module.WelcomeProfilePage,
          firstReads: module.firstReads,
        })),
    },
    expertise: {
      path: welcomePaths.expertise,
      title: 'expertisePageTitle',
      load: () =>
        import('./pages/WelcomeExpertise/WelcomeExpertisePage.tsx').then((module) => ({
          default: module.WelcomeExpertisePage,
          firstReads: module.firstReads,
        })),
    },
    unknown: {
      path: welcomePaths.unknown,
      title: 'userDetailsPageTitle',
      load: () =>
        import('./pages/WelcomeUnknownStep/WelcomeUnknownStepPage.tsx').then((module) => ({
          default: module.WelcomeUnknownStepPage,
        })),
    },
  },
});
