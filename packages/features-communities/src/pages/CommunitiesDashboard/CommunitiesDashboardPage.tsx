import { calls, firstPage, firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { Feed, feedInput } from '../../components/Feed/Feed.tsx';
import { inAddress, narrowingIn } from '../../components/Feed/narrowing.ts';
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
export function CommunitiesDashboardPage({ search, onSearchChange }: PageProps) {
  const dashboard = useCommunitiesDashboard();
  const isUnanswered = narrowingIn(search) === 'unanswered';
  return (
    <CommunitiesDashboardScreen
      {...dashboard}
      feed={<Feed source={isUnanswered ? 'unanswered' : 'welcome'} />}
      isUnanswered={isUnanswered}
      onUnansweredChange={(isOn) => onSearchChange(inAddress(isOn ? 'unanswered' : null))}
    />
  );
}
