import { defineMessages } from '@portal/kit';

/** What the user menu and the browser tab call the page of one's own needs. */
export const needsTitleMessages = defineMessages('ownNeeds', {
  needsPageTitle: 'Dietary & special requirements',
});
