import { calls } from '@portal/api';

/** What each page offers: all that there is, or what is somebody's own. */
export const preferencePages = {
  allCommunication: {
    kind: 'communication',
    title: 'allCommunicationPageTitle',
    intro: 'allCommunicationIntro',
    empty: 'noCommunication',
    add: 'addToList',
    all: calls.preferences.allCommunication,
    mine: calls.preferences.myCommunication,
  },
  myCommunication: {
    kind: 'communication',
    title: 'myCommunicationPageTitle',
    intro: 'myCommunicationIntro',
    empty: 'noCommunication',
    add: 'addToList',
    all: null,
    mine: calls.preferences.myCommunication,
  },
  allInterests: {
    kind: 'interests',
    title: 'allInterestsPageTitle',
    intro: 'allInterestsIntro',
    empty: 'noInterests',
    add: 'addToInterest',
    all: calls.preferences.allInterests,
    mine: calls.preferences.myInterests,
  },
  myInterests: {
    kind: 'interests',
    title: 'myInterestsPageTitle',
    intro: 'myInterestsIntro',
    empty: 'noInterestsYet',
    add: 'addToInterest',
    all: null,
    mine: calls.preferences.myInterests,
  },
} as const;

export type PreferencePageName = keyof typeof preferencePages;
