import { defineMessages } from '@portal/kit';
import { exploreMessages } from './messages-explore.ts';

const { exploreCommunities } = exploreMessages;

/** Words of Explore, with what it leaves out: they come with that page. */
export const filterMessages = defineMessages('communities', {
  exploreCommunities,
  communitiesFound: { one: '{n} community', other: '{n} communities' },
  searchCommunities: 'Search communities',
  joinedOnly: 'Show only {n} joined',
  joinedOnlyUncounted: 'Show only joined',
  onlyFavourites: 'Favourites',
  categories: 'Categories',
  categoriesFailed: 'Categories could not be loaded.',
  filters: 'Filters',
  filtersOn: 'Filters ({n})',
  showResults: { one: 'Show {n} community', other: 'Show {n} communities' },
  clearAll: 'Clear all',
  removeFilter: 'Remove {name}',
  chosenCategories: 'Chosen categories',
  back: 'Back',
  updating: 'Updating the list',
  noCommunities: 'No communities found',
  noCommunitiesHint: 'Try another word, or take a filter away.',
  exploreFailed: 'Failed to load communities',
});
