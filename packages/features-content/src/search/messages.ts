import { defineMessages } from '@portal/kit';
import { searchManifest, searchReportManifest } from '../manifest.ts';

/** Every word of the search of the whole portal. */
export const searchMessages = defineMessages('search', {
  ...searchManifest.messages.texts,
  ...searchReportManifest.messages.texts,

  // In the bar
  searchPortal: 'Search the portal',
  searchFor: 'Search for “{keyword}”',
  seeAll: 'See all',
  tags: 'Tags',
  recentSearches: 'Recent searches',
  clearRecent: 'Clear recent searches',
  resultsFound: { one: '{n} result', other: '{n} results' },
  noResults: 'No results',
  lookAlike: 'Nothing has these words. What looks like them is shown.',

  // The page
  resultsFor: 'Results for "{keyword}"',
  kinds: 'Kinds of results',
  loading: 'Looking for results',
  failed: 'The search could not be done.',
  offline: 'You are offline. The search needs a connection.',
  nothingAsked: 'What are you looking for?',
  nothingAskedText: 'Type a word, a name or a topic.',
  otherWords: 'Try other words, or fewer of them.',
  otherTabs: 'Other tabs have results.',
  pages: 'Pages of results',
  pagerItems: '{from} - {to} of {total} items',
  chosenTag: 'Chosen tag',
  removeTag: 'Remove {name}',
  tagGone: 'This tag is not there any more',
  tagsMatching: 'Tags matching {keyword}',
  tagsFailed: 'The tags could not be loaded.',
  noTags: 'No tags found',
  seeAllTags: 'See all tags',
  showLessTags: 'Show less tags',

  // The report
  missedIntro:
    'What members looked for at least twice in the last 90 days and found nothing: what to write about, or to call by another word. Who it was is not kept.',
  missedLoading: 'Searches are loading',
  missedFailed: 'The searches could not be loaded.',
  missedWords: 'Words',
  missedTimes: 'Times',
  missedLast: 'Last',
  noMissed: 'Everything was found',
  noMissedText: 'What members look for twice and do not find stands here.',
  missedPages: 'Pages of searches',
});
