import { defineMessages } from '@portal/kit';

/** What menus and browser tabs call the pages on which all communities are looked after. */
export const managementTitleMessages = defineMessages('communitiesManagement', {
  managementPageTitle: 'Communities management',
});
