import { defineMessages } from '@portal/kit';

/** The words of a place that is announced but not open yet. */
export const messages = defineMessages('underConstruction', {
  text: 'Oops! Sorry, page is under construction!',
  home: 'Go to the home page',
});
