import { defineMessages } from '@portal/kit';

/** The words of the pages that are the host's own. */
export const pageMessages = defineMessages('shell', {
  accountFailed: 'Your account could not be loaded',
  notFoundTitle: 'Page not found',
  notFoundText: 'The page you are looking for does not exist or has been moved.',
  backHome: 'Go to the home page',
  whyHidden: 'Why can’t I see this?',
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  nothingOpen: 'Nothing is open to your account yet',
  nothingOpenText: 'When {organisation} gives your account access to an area, it appears here.',
  visitWebsite: 'Visit our website',
});
