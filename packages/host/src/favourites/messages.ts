import { defineMessages } from '@portal/kit';

/** The words around the pages of My Favourites. */
export const messages = defineMessages('favourites', {
  area: 'My Favourites',
  openPages: 'My Favourites: {page}',
  back: 'Back to {page}',
  backHome: 'Back to the home page',
});
