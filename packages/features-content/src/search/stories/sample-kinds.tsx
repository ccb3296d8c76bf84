import type { ComposedSearchKind, SearchRowProps } from '@portal/kit';
import { IconCalendar, IconComment, IconFileText, IconNews, IconUsers, ResultItem } from '@portal/ui';

function SampleRow({ result: { title, excerpt }, href }: SearchRowProps) {
  return <ResultItem {...{ title, excerpt, href }} />;
}

const load = async () => ({ default: SampleRow });

/** What the features of a portal bring to its search, with a plain row for each. */
export const sampleKinds: readonly ComposedSearchKind[] = [
  {
    ...{ id: 'news', feature: 'news', place: 'news.item', order: 10, title: 'News', none: 'No news found.' },
    ...{ icon: IconNews, load, params: ({ id }) => ({ id }) },
  },
  {
    ...{ id: 'resource', feature: 'resources', place: 'resources.item', order: 20, title: 'Resources' },
    ...{ none: 'No resources found.', icon: IconFileText, load, params: ({ id }) => ({ id }) },
  },
  {
    ...{ id: 'event', feature: 'events', place: 'events.event', order: 30, title: 'CPD & Events' },
    ...{ none: 'No events found.', icon: IconCalendar, load, params: ({ id }) => ({ id }) },
  },
  {
    ...{ id: 'post', feature: 'communities', place: 'communities.post', order: 40, title: 'Posts' },
    ...{ none: 'No posts found.', icon: IconComment, load, isOnPageAlone: true },
    params: ({ id, alias }) => ({ id, alias: alias ?? '' }),
  },
  {
    ...{ id: 'community', feature: 'communities', place: 'communities.community', order: 50, title: 'Communities' },
    ...{ none: 'No communities found.', icon: IconUsers, load, params: ({ alias }) => ({ alias: alias ?? '' }) },
  },
];
