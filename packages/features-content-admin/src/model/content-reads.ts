import { calls } from '@portal/api';

/** Every reply that tells of items, those that their readers get too. */
export const contentReads = [
  calls.contentDesk.items,
  calls.contentDesk.item,
  calls.contentDesk.preview,
  calls.contentDesk.versions,
  calls.contentDesk.options,
  calls.content.searchNews,
  calls.content.searchResources,
  calls.content.newsItem,
  calls.content.resource,
  calls.content.relatedNews,
  calls.content.relatedResources,
] as const;
