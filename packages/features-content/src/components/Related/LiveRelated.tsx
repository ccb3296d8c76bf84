import { useEndpoint } from '@portal/api';
import { mapView } from '@portal/kit';
import { contentCalls } from '../../model/content-calls.ts';
import type { ContentKind } from '../../model/content-kinds.ts';
import { Related, relatedAtMost } from './Related.tsx';

/** What shares most with an item. */
export function LiveRelated({ kind, id }: { kind: ContentKind; id: string }) {
  const { view } = useEndpoint(
    contentCalls[kind].related,
    { params: { id }, query: { limit: relatedAtMost } },
    { isEmpty: ({ data }) => data.length === 0 },
  );
  return <Related kind={kind} view={mapView(view, ({ data }) => data)} />;
}
