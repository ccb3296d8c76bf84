import { defineMessages } from '@portal/kit';

/** The words around what the search finds. */
export const messages = defineMessages('search', {
  title: 'Search',
  results: 'Results for "{text}"',
  field: 'Search the portal',
  nothingAsked: 'What are you looking for?',
  nothingAskedText: 'Type a word, a name or a topic.',
});
