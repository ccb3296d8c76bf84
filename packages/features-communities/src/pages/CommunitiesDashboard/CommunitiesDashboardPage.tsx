import { calls, firstPage, firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { Feed, feedInput } from '../../components/Feed/Feed.tsx';
import { CommunitiesDashboardScreen } from './CommunitiesDashboardScreen.tsx';
import { useCommunitiesDashboard } from './use-communities-dashboard.ts';

export function firstReads() {
  return [
    firstPage(calls.posts.feed, feedInput('welcome')),
    firstRead(calls.communities.preference),
    firstRead(calls.communities.topFavorites),
  ];
}

/** Where communities begin: my communities, favourites and what is being talked about. */
export function CommunitiesDashboardPage(_props: PageProps) {
  const dashboard = useCommunitiesDashboard();
  return <CommunitiesDashboardScreen {...dashboard} feed={<Feed source="welcome" />} />;
}
