import { defineMessages } from '@portal/kit';

/** What menus and browser tabs call the host's own pages. */
export const comingSoonMessages = defineMessages('comingSoon', {
  marketplace: 'Marketplace',
  buyNow: 'Buy now',
  resources: 'Resources',
  users: 'Users',
  settings: 'Settings',
});
