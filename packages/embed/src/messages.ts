import { defineMessages } from '@portal/kit';

/** The words of what elements show themselves. */
export const messages = defineMessages('embed', {
  pageFailed: 'This page could not be loaded',
  pageFailedText: 'Check your connection, then try again. Nothing you wrote is lost.',
});
