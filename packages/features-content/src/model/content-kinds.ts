import { type commonMessages, useDestinations } from '@portal/kit';
import { newsDestinations, resourceDestinations } from '../destinations.ts';
import type { contentMessages } from '../messages.ts';

/** What members read in lists: both are listed, opened and kept in the same way. */
export type ContentKind = 'news' | 'resources';

type Word = keyof typeof contentMessages.texts | keyof typeof commonMessages.texts;

/** What each kind is called where the words differ. */
export const contentWords = {
  news: {
    title: 'newsPageTitle',
    search: 'searchNews',
    mine: 'myNews',
    none: 'noNews',
    listFailed: 'newsFailed',
    back: 'backToNews',
    itemFailed: 'newsItemFailed',
    itemNotFound: 'newsNotFound',
    print: 'print',
    share: 'shareNews',
    related: 'relatedNews',
    bookmarked: 'bookmarkedNews',
    noFavourites: 'noFavouriteNews',
    toList: 'toNews',
  },
  resources: {
    title: 'resourcesPageTitle',
    search: 'searchResources',
    mine: 'myResources',
    none: 'noResources',
    listFailed: 'resourcesFailed',
    back: 'backToResources',
    itemFailed: 'resourceFailed',
    itemNotFound: 'resourceNotFound',
    print: 'printPage',
    share: 'shareResource',
    related: 'relatedResources',
    bookmarked: 'bookmarkedResources',
    noFavourites: 'noFavouriteResources',
    toList: 'toResources',
  },
} as const satisfies Record<ContentKind, Readonly<Record<string, Word>>>;

/** Where the list, the categories and the items of a kind are. */
export function useContentDestinations(kind: ContentKind) {
  return useDestinations(kind === 'news' ? newsDestinations : resourceDestinations);
}
