import { firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { contentCalls } from '../../model/content-calls.ts';
import { allFavourites } from '../../model/favourite-ids.ts';
import { ContentDetailPage } from './ContentDetailPage.tsx';

function NewsItemPage({ params }: PageProps<'id'>) {
  return <ContentDetailPage kind="news" id={params.id} />;
}

function ResourcePage({ params }: PageProps<'id'>) {
  return <ContentDetailPage kind="resources" id={params.id} />;
}

/** The pages as routes load them. */
export const newsItem = {
  default: NewsItemPage,
  firstReads: ({ id }: { id: string }) => [
    firstRead(contentCalls.news.item, { params: { id } }),
    firstRead(contentCalls.news.favourites, allFavourites),
  ],
};
export const resource = {
  default: ResourcePage,
  firstReads: ({ id }: { id: string }) => [
    firstRead(contentCalls.resources.item, { params: { id } }),
    firstRead(contentCalls.resources.favourites, allFavourites),
  ],
};
