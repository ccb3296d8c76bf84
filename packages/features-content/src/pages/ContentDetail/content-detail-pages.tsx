import { calls, firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
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
    firstRead(calls.content.newsItem, { params: { id } }),
    firstRead(calls.content.favouriteNews, allFavourites),
  ],
};
export const resource = {
  default: ResourcePage,
  firstReads: ({ id }: { id: string }) => [
    firstRead(calls.content.resource, { params: { id } }),
    firstRead(calls.content.favouriteResources, allFavourites),
  ],
};
