import { defineMessages } from '@portal/kit';
import { adminManifest, buyNowManifest, marketplaceManifest } from './manifest.ts';

/** Every word of the shell and of the pages that are the host’s own. */
export const hostMessages = defineMessages('shell', {
  ...marketplaceManifest.messages.texts,
  ...buyNowManifest.messages.texts,
  ...adminManifest.messages.texts,

  // Every page
  accountTitle: 'Account',
  signInPanel: 'Your place to meet, learn and manage your membership.',
  loading: 'Loading',

  // Frame of a member’s pages
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  home: 'Home',
  openMenu: 'Open menu',
  openSearch: 'Search',
  closeSearch: 'Close search',
  searchGone: 'The search could not be opened. Try again.',
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

  // Pages of the host
  accountFailed: 'Your account could not be loaded',
  notFoundTitle: 'Page not found',
  notFoundText: 'The page you are looking for does not exist or has been moved.',
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  nothingOpen: 'Nothing is open to your account yet',
  nothingOpenText: 'When {organisation} gives your account access to an area, it appears here.',
  visitWebsite: 'Visit our website',
  arrangeHome: 'Arrange this page',
  homeSections: 'Sections',
  homeSectionsBeside: 'Beside them',
  homeAsAtFirst: 'As at first',
  homeArranged: 'Your home page is arranged',
  homeArrangeFailed: 'Your order could not be saved. Try again',
  homeArrangeGone: 'Arranging could not be opened. Try again.',

  // Logging out
  unsentTitle: 'Log out and lose what is not sent?',
  unsentText:
    'Something that you did without a network waits on this device. It is lost when you log out. Stay until there is a network and it is sent.',
  unsentLeave: 'Log out and lose it',
  unsentStay: 'Stay',

  // Membership
  lapsedTitle: 'Your membership has lapsed',
  lapsedText: 'Renew it to take part again. Your invoices, CPD records and data stay within your reach.',
  renewMembership: 'Renew your membership',

  // Parts of features
  loadingNamed: 'Loading {title}',
  failedNamed: '{title} could not be loaded',

  // My Favourites
  openFavouritesPages: 'My Favourites: {page}',
  backTo: 'Back to {page}',
  backToHome: 'Back to the home page',

  // Settings
  settingsPages: 'Pages of the settings',
  settingsPagesIn: 'Pages below {page}',
  settingsIntro: 'Look after your account, and say what the portal should know and tell you.',

  // Drafts
  draftsTitle: 'Drafts',
  draftsIntro:
    'What you began to write and have not sent, on this device alone. It is kept for {n} days, and goes when you log out.',
  draftsLoading: 'Looking for drafts',
  draftsFailed: 'Your drafts could not be read from this device.',
  noDrafts: 'No drafts',
  noDraftsText: 'What you write is kept here until you send it.',
  draftWithoutWords: 'Nothing written yet',
  goOnWithDraft: 'Go on: {text}',
  draftFiles: { one: '{n} file: {names}', other: '{n} files: {names}' },
  removeDraftOf: 'Remove the draft: {text}',
  draftRemoved: 'Draft removed',
  undoRemovingDraft: 'Undo removing the draft: {text}',
  undoRemovingFailed: 'The draft could not be put back.',

  // Admin area
  adminPages: 'Admin pages',
  openAdminPages: 'Admin pages: {page}',
  leaveAdmin: 'Exit admin panel',

  // What is not open yet
  underConstruction: 'Oops! Sorry, page is under construction!',

  // Without a network
  offlineTitle: 'You are offline',
  offlineText: 'This page needs a connection. It comes as soon as you have one again.',
  offlineKept: 'A ticket that you have opened on this device still shows: go back to it.',
});
