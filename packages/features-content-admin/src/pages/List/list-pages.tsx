import { calls, firstRead } from '@portal/api';
import type { PageProps, Search } from '@portal/kit';
import type { ContentKind } from '../../model/content-kinds.ts';
import { filtersInAddress, listQuery } from './list-filters.ts';
import { ListPage } from './ListPage.tsx';

const readsOf = (kind: ContentKind) => (_: object, search: Search) => [
  firstRead(calls.contentDesk.items, { query: listQuery(kind, filtersInAddress.read(search)) }),
  firstRead(calls.contentDesk.options, {}),
];

function NewsListPage(props: PageProps) {
  return <ListPage {...props} kind="news" />;
}

function ResourceListPage(props: PageProps) {
  return <ListPage {...props} kind="resources" />;
}

/** The pages as routes load them. */
export const news = { default: NewsListPage, firstReads: readsOf('news') };
export const resources = { default: ResourceListPage, firstReads: readsOf('resources') };
