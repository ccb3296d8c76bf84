import { defineFeature } from '@portal/kit';
import { IconHeart, IconMail, IconSparkle } from '@portal/ui';
import { preferencesPaths } from './destinations.ts';
import { preferencesManifest } from './manifest.ts';

const ofPreferences = { heading: 'preferencesAndInterests' } as const;
const pages = () => import('./pages/Preferences/PreferencesPages.tsx');

/** What a member hears of and is interested in. */
export const preferencesFeature = defineFeature({
  ...preferencesManifest,
  routes: {
    allCommunication: {
      path: preferencesPaths.allCommunication,
      title: 'allCommunicationPageTitle',
      submodule: 'communication_preferences',
      load: () => pages().then((page) => ({ default: page.AllCommunicationPage })),
    },
    myCommunication: {
      path: preferencesPaths.myCommunication,
      title: 'myCommunicationPageTitle',
      submodule: 'user_communication_preferences',
      load: () => pages().then((page) => ({ default: page.MyCommunicationPage })),
    },
    allInterests: {
      path: preferencesPaths.allInterests,
      title: 'allInterestsPageTitle',
      submodule: 'practice_areas_of_interest',
      load: () => pages().then((page) => ({ default: page.AllInterestsPage })),
    },
    myInterests: {
      path: preferencesPaths.myInterests,
      title: 'myInterestsPageTitle',
      submodule: 'user_areas_of_interest',
      load: () => pages().then((page) => ({ default: page.MyInterestsPage })),
    },
  },
  contributes: {
    settingsPages: [
      {
        ...ofPreferences,
        id: 'allCommunication',
        order: 10,
        label: 'allCommunicationPageTitle',
        icon: IconMail,
        to: 'allCommunication',
      },
      {
        ...ofPreferences,
        id: 'myCommunication',
        order: 20,
        label: 'myCommunicationPageTitle',
        icon: IconMail,
        to: 'myCommunication',
      },
      {
        ...ofPreferences,
        id: 'allInterests',
        order: 30,
        label: 'allInterestsPageTitle',
        icon: IconSparkle,
        to: 'allInterests',
      },
      {
        ...ofPreferences,
        id: 'myInterests',
        order: 40,
        label: 'myInterestsPageTitle',
        icon: IconHeart,
        to: 'myInterests',
      },
    ],
  },
});
