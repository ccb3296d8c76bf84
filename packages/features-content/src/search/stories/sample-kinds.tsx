import type { ComposedSearchKind, SearchRowProps } from '@portal/kit';
import { IconCalendar, IconComment, IconFileText, IconNews, IconUsers, ResultItem } from '@portal/ui';

function SampleRow({ result: { title, excerpt }, href }: SearchRowProps) {
  return <ResultItem {...{ title, excerpt, href }} />;
}

const load = async () => ({ default: SampleRow });

/** What the features of a portal bring to its search, with a plain row for each. */
export const sampleKinds: readonly ComposedSearchKind[] = [
  {
    ...{ id: 'news', title: 'News', none: 'No news found.', order: 10, icon: IconNews },
    ...{ feature: 'news', place: 'news.item', load },
    params: ({ id }) => ({ id }),
  },
  {
    ...{ id: 'resource', title: 'Resources', none: 'No resources found.', order: 20, icon: IconFileText },
    ...{ feature: 'resources', place: 'resources.item', load },
    params: ({ id }) => ({ id }),
  },
  {
    ...{ id: 'event', title: 'CPD & Events', none: 'No events found.', order: 30, icon: IconCalendar },
    ...{ feature: 'events', place: 'events.event', load },
    params: ({ id }) => ({ id }),
  },
  {
    ...{ id: 'post', title: 'Posts', none: 'No posts found.', order: 40, icon: IconComment, isOnPageAlone: true },
    ...{ feature: 'communities', place: 'communities.post', load },
    params: ({ id, alias }) => ({ id, alias: alias ?? '' }),
  },
  {
    ...{ id: 'community', title: 'Communities', none: 'No communities found.', order: 50, icon: IconUsers },
    ...{ feature: 'communities', place: 'communities.community', load },
    params: ({ alias }) => ({ alias: alias ?? '' }),
  },
];
