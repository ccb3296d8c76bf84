import { calls, firstNumberedPage, firstRead } from '@portal/api';
import type { PageProps, Search } from '@portal/kit';
import { fetchCardPicture } from '@portal/ui';
import { contentCalls } from '../../model/content-calls.ts';
import type { ContentKind } from '../../model/content-kinds.ts';
import { allCategories, listInput, type ListReply } from '../../model/content-query.ts';
import { contentFilter, filtersInAddress } from './content-filters.ts';
import { ContentListPage } from './ContentListPage.tsx';

const readsOfPanel = () => [firstRead(calls.content.categories), firstRead(calls.content.tags)];

function readsOfAll(kind: ContentKind) {
  return (_: object, search: Search) => {
    const filters = filtersInAddress[kind].read(search);
    // What is bookmarked has to be known before it can be asked for.
    if (filters.onlyMine) return readsOfPanel();
    const inputOf = listInput(contentFilter(allCategories, filters, null), filters.sort);
    // On a phone the first picture is the largest that is seen.
    const fetchPicture = ({ data: [first] }: ListReply) => fetchCardPicture(first?.imageUrl);
    return [firstNumberedPage(contentCalls[kind].search, inputOf, fetchPicture), ...readsOfPanel()];
  };
}

function NewsPage(props: PageProps) {
  return <ContentListPage {...props} kind="news" categoryId={allCategories} />;
}

function NewsOfCategoryPage({ params, ...address }: PageProps<'categoryId'>) {
  return <ContentListPage {...address} kind="news" categoryId={params.categoryId} />;
}

function ResourcesPage(props: PageProps) {
  return <ContentListPage {...props} kind="resources" categoryId={allCategories} />;
}

function ResourcesOfCategoryPage({ params, ...address }: PageProps<'categoryId'>) {
  return <ContentListPage {...address} kind="resources" categoryId={params.categoryId} />;
}

/** The pages as routes load them. A category stands in what is sent with the call, which cannot be begun before the page's code has come. */
export const news = { default: NewsPage, firstReads: readsOfAll('news') };
export const newsOfCategory = { default: NewsOfCategoryPage, firstReads: readsOfPanel };
export const resources = { default: ResourcesPage, firstReads: readsOfAll('resources') };
export const resourcesOfCategory = { default: ResourcesOfCategoryPage, firstReads: readsOfPanel };
