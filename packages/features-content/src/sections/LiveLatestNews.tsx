import { calls, useEndpoint } from '@portal/api';
import { mapView } from '@portal/kit';
import { contentSorts } from '../model/content-sorts.ts';
import { LatestNews, latestAtMost } from './LatestNews.tsx';

/** The newest news that whoever is signed in may read. */
export function LiveLatestNews() {
  const { view } = useEndpoint(
    calls.content.searchNews,
    { body: { query: { limit: latestAtMost, sort: [...contentSorts.newest] } } },
    { isEmpty: ({ data }) => data.length === 0 },
  );
  return <LatestNews view={mapView(view, ({ data }) => data)} />;
}
