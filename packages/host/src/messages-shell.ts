import { defineMessages } from '@portal/kit';

/** The words of the frame around a signed-in member's pages. */
export const shellMessages = defineMessages('shell', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  home: 'Home',
  openMenu: 'Open menu',
  openSearch: 'Search',
  closeSearch: 'Close search',
  menuTitle: 'Menu',
  userMenu: 'Your account',
  newsAndResources: 'News & Resources',
  profileAndSettings: 'Profile & Settings',
  preferencesAndInterests: 'Preferences & Interests',
  activitiesAndBilling: 'Activities & Billing',
  favourites: 'My Favourites',
  admin: 'Admin',
  noticeFailed: 'A notice on this page could not be shown',
  whyHidden: 'Why can’t I see this?',
  logOut: 'Log out',
  unsentTitle: 'Log out and lose what is not sent?',
  unsentText:
    'Something that you did without a network waits on this device. It is lost when you log out. Stay until there is a network and it is sent.',
  unsentLeave: 'Log out and lose it',
  unsentStay: 'Stay',
});
