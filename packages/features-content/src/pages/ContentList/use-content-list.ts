import { calls, useEndpoint, useNumberedPages } from '@portal/api';
import { empty, mapView, type PageProps, useSearchState, type View } from '@portal/kit';
import { contentCalls } from '../../model/content-calls.ts';
import { type ContentKind, useContentDestinations } from '../../model/content-kinds.ts';
import { listInput, listReply } from '../../model/content-query.ts';
import { useShownFavourites } from '../../model/shown-favourites.ts';
import { contentFilter, filtersInAddress } from './content-filters.ts';

/** After the last key of a search. */
const keywordMs = 500;

/** A category's list, its filters and what they can be set to. */
export function useContentList(
  kind: ContentKind,
  categoryId: string,
  address: Pick<PageProps, 'search' | 'onSearchChange'>,
) {
  const to = useContentDestinations(kind);
  const codec = filtersInAddress[kind];
  const { value: filters, applied, set, push, isWaiting } = useSearchState(codec, address, { waitMs: keywordMs });
  const { view: mine, takenOut } = useShownFavourites(kind, applied.onlyMine);
  const ids = applied.onlyMine && mine.state === 'ready' ? mine.data : null;
  const list = useNumberedPages(
    contentCalls[kind].search,
    listInput(contentFilter(categoryId, applied, ids), applied.sort),
    { ...listReply, keepPrevious: true, enabled: !applied.onlyMine || (ids !== null && ids.length > 0) },
  );
  const { view, refetch: _, ...more } = list;
  const categories = useEndpoint(calls.content.categories);
  const tags = useEndpoint(calls.content.tags);
  return {
    kind,
    categoryId,
    view: applied.onlyMine ? ofFavourites(mine, view) : view,
    more,
    takenOut,
    filters,
    categories: mapView(categories.view, ({ data }) =>
      data.filter(({ type }) => type === contentCalls[kind].categoryType),
    ),
    hrefOfCategory: (id: string) => to.category({ categoryId: id }, codec.write(filters)),
    tags: mapView(tags.view, ({ data }) => data),
    isUpdating: isWaiting || (view.state === 'ready' && view.isRefreshing),
    onTyped: set,
    onChosen: push,
  };
}

/** A list of favourites is not known before they are, and nothing is asked about none. */
function ofFavourites<T>(ids: View<readonly string[]>, list: View<T>): View<T> {
  if (ids.state !== 'ready') return ids;
  return ids.data.length === 0 ? empty : list;
}
