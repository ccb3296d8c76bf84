import { type ContentItem, useEndpoint } from '@portal/api';
import { empty, mapView } from '@portal/kit';
import { contentCalls, type ContentKind } from '../../model/content-kinds.ts';
import { contentSorts } from '../../model/content-sorts.ts';
import { relatedAtMost, relatedFilter } from '../../model/related.ts';
import { Related } from './Related.tsx';

/** The newest of what has a tag or a category in common with an item. */
export function LiveRelated({ kind, item }: { kind: ContentKind; item: ContentItem }) {
  const filter = relatedFilter(item);
  const { view } = useEndpoint(
    contentCalls[kind].search,
    { body: { query: { limit: relatedAtMost, sort: [...contentSorts.newest], filter: filter ?? {} } } },
    { enabled: filter !== null, isEmpty: ({ data }) => data.length === 0 },
  );
  return <Related kind={kind} view={filter === null ? empty : mapView(view, ({ data }) => data)} />;
}
