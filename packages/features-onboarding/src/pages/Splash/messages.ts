import { defineMessages } from '@portal/kit';
import { arrivalManifest } from '../../manifest.ts';

/** Every word of the splash screen and of the first tour. */
export const arrivalMessages = defineMessages('arrival', {
  ...arrivalManifest.messages.texts,

  splashTitle: 'Membership platform coming soon.',
  splashLaunch: 'The new portal launches on {date}.',
  splashLaunchSoon: 'The new portal launches soon.',
  splashExcluded: 'Members of the {section} will not have access to the new portal at this time.',
  splashOtherSections: 'Members of several sections get access through their other sections.',
  quickActions: 'Quick actions',
  renewMembership: 'Renew your membership',
  updateProfile: 'Update your profile',
  splashLogOut: 'Logout',
  copyright: '© {year} {organisation}. All Rights Reserved.',

  tourProgress: '{n} of {total}',
  tourNext: 'Next',
  tourBack: 'Back',
  tourSkip: 'Skip the tour',
  tourDone: 'Done',
  tourInMenu: 'You find it in this menu.',
  tourWelcomeTitle: 'Welcome to {organisation}',
  tourWelcomeText: 'A short look at what is where. You can leave it at any time.',
  tourCommunitiesTitle: 'Communities',
  tourCommunitiesText: 'Join others in your field: read what they write, ask, and share what you know.',
  tourEventsTitle: 'Events',
  tourEventsText: 'Find what is on, register, and keep your tickets.',
  tourHappeningTitle: 'What’s happening',
  tourHappeningText: 'What is new in your communities, and who has answered you.',
  tourAccountTitle: 'Manage your account',
  tourAccountText: 'Your details, what you hear from us, and ‘Show me around’, to see this again.',
});
