import { defineMessages } from '@portal/kit';

/** Every word of the shell around the features. */
export const messages = defineMessages('shell', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  home: 'Home',
  openMenu: 'Open menu',
  menuTitle: 'Menu',
  userMenu: 'Your account',
  websiteInNewTab: '{organisation} website',
  logOut: 'Log out',
  newsAndResources: 'News & Resources',
  pageFailed: 'This page could not be loaded',
  pageFailedText: 'Check your connection, then try again. Nothing you wrote is lost.',
  accountFailed: 'Your account could not be loaded',
  notFoundTitle: 'Page not found',
  notFoundText: 'The page you are looking for does not exist or has been moved.',
  backHome: 'Go to the home page',
  homeTitle: 'Home',
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  nothingOpen: 'Nothing is open to your account yet',
  nothingOpenText: 'When {organisation} gives your account access to an area, it appears here.',
  visitWebsite: 'Visit our website',
  signInPanel: 'Your place to meet, learn and manage your membership.',
  loading: 'Loading',
});
