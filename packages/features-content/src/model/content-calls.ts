import { calls } from '@portal/api';

/** What is asked of the server about each kind. */
export const contentCalls = {
  news: {
    search: calls.content.searchNews,
    item: calls.content.newsItem,
    related: calls.content.relatedNews,
    files: calls.content.newsFiles,
    favourites: calls.content.favouriteNews,
    addFavourite: calls.content.addFavouriteNews,
    removeFavourite: calls.content.removeFavouriteNews,
    categoryType: 'NewsCategories',
  },
  resources: {
    search: calls.content.searchResources,
    item: calls.content.resource,
    related: calls.content.relatedResources,
    files: calls.content.resourceFiles,
    favourites: calls.content.favouriteResources,
    addFavourite: calls.content.addFavouriteResource,
    removeFavourite: calls.content.removeFavouriteResource,
    categoryType: 'ResourceCategories',
  },
} as const;
