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
  drafts: 'Drafts',
  admin: 'Admin',
  noticeFailed: 'A notice on this page could not be shown',
  whyHidden: 'Why can’t I see this?',
  logOut: 'Log out',
});
