import { defineMessages } from '@portal/kit';

/** The words around what features contribute to pages of the host. */
export const messages = defineMessages('contributions', {
  loading: 'Loading {title}',
  failed: '{title} could not be loaded',
  failedText: 'Check your connection, then try again. Nothing you wrote is lost.',
});
