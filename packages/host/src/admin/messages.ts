import { defineMessages } from '@portal/kit';

/** The words around the pages of the admin area. */
export const messages = defineMessages('admin', {
  area: 'Admin',
  pages: 'Admin pages',
  openPages: 'Admin pages: {page}',
  leave: 'Exit admin panel',
});
