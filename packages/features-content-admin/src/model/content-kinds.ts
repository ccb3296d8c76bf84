import type { DeskContentCategory, DeskContentItem } from '@portal/api';
import type { ContentKind } from '@portal/features-content/parts';
import { useDestinations } from '@portal/kit';
import { newsAdminDestinations, resourcesAdminDestinations } from '../destinations.ts';
import type { contentAdminMessages } from '../messages.ts';

export type { ContentKind };

type Word = keyof typeof contentAdminMessages.texts;

/** What the server calls each kind, and the categories of it. */
export const wireKinds = {
  news: { kind: 'news', categoryType: 'NewsCategories' },
  resources: { kind: 'resource', categoryType: 'ResourceCategories' },
} as const satisfies Record<ContentKind, { kind: DeskContentItem['kind']; categoryType: DeskContentCategory['type'] }>;

/** What each kind is called where the words differ. */
export const kindWords = {
  news: {
    listTitle: 'newsListPageTitle',
    newTitle: 'newNewsPageTitle',
    editTitle: 'editNewsPageTitle',
    versionsTitle: 'newsVersionsPageTitle',
    previewTitle: 'newsPreviewPageTitle',
    importTitle: 'newsImportPageTitle',
    labelsTitle: 'newsLabelsPageTitle',
    search: 'searchNews',
    create: 'newNews',
    loading: 'newsLoading',
    failed: 'newsFailed',
    none: 'noNews',
    back: 'backToNews',
    notFound: 'newsNotFound',
  },
  resources: {
    listTitle: 'resourceListPageTitle',
    newTitle: 'newResourcePageTitle',
    editTitle: 'editResourcePageTitle',
    versionsTitle: 'resourceVersionsPageTitle',
    previewTitle: 'resourcePreviewPageTitle',
    importTitle: 'resourceImportPageTitle',
    labelsTitle: 'resourceLabelsPageTitle',
    search: 'searchResources',
    create: 'newResource',
    loading: 'resourcesLoading',
    failed: 'resourcesFailed',
    none: 'noResources',
    back: 'backToResources',
    notFound: 'resourceNotFound',
  },
} as const satisfies Record<ContentKind, Readonly<Record<string, Word>>>;

/** Where the pages of the writers of a kind are. */
export function useAdminDestinations(kind: ContentKind) {
  return useDestinations(kind === 'news' ? newsAdminDestinations : resourcesAdminDestinations);
}
