import { defineMessages } from '@portal/kit';
import { listMessages } from './messages-list.ts';

/** The words of the filters and the pages of Discover, which come after its list. */
export const filterMessages = defineMessages('events', {
  ...listMessages.texts,

  search: 'Search events',
  filters: 'Filters',
  filtersOn: 'Filters ({n})',
  removeFilter: 'Remove {name}',
  chosenFilters: 'Chosen filters',
  updating: 'Updating the list',
  eventsFound: { one: '{n} event', other: '{n} events' },
  showResults: { one: 'Show {n} event', other: 'Show {n} events' },
  quoted: '“{word}”',
  listing: 'Event Listing',
  listingAll: 'All',
  listingCpd: 'CPD',
  listingEvents: 'Events',
  type: 'Event Type',
  anyType: 'All types',
  categories: 'CPD Categories',
  tags: 'Tags',
  searchTags: 'Search tags',
  noTags: 'No tags found',
  seeAllTags: 'See all tags',
  showLessTags: 'Show less tags',
  locations: 'Locations',
  anywhere: 'Anywhere',
  anyCategory: 'Any category',
  dates: 'Event dates',
  anyDates: 'Any time',
  datePresets: 'Ranges of dates',
  dateRange: '{from} – {to}',
  dateFrom: 'From {from}',
  dateTo: 'Until {to}',
  loadingOptions: 'Loading',
  optionsFailed: 'These could not be loaded.',

  pages: 'Pages of events',
  pagerItems: '{from} - {to} of {total} items',
});
