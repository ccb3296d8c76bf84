import { type CallInput, type CallReply, calls, type EndpointCache, pageSizes, useEndpoint } from '@portal/api';
import { mapView, type View } from '@portal/kit';
import { contentCalls } from './content-calls.ts';
import type { ContentKind } from './content-kinds.ts';

/** All at once, as the content service cannot be asked what somebody keeps. */
export const allFavourites = { query: { page: 1, pageSize: pageSizes.cap } };

type FavouriteIds = CallReply<typeof calls.content.favouriteNews> | CallReply<typeof calls.content.favouriteResources>;

/** The ids of what the reader keeps of a kind, the last kept first. */
export function useFavouriteIds(kind: ContentKind): View<readonly string[]> {
  const { view } = useEndpoint<CallInput<typeof calls.content.favouriteNews>, FavouriteIds>(
    contentCalls[kind].favourites,
    allFavourites,
  );
  return mapView(view, (reply) => ('favoriteNewsIds' in reply ? reply.favoriteNewsIds : reply.favoriteResourcesIds));
}

/** Shows in every place that something is kept, or kept no more. */
export function markFavourite(cache: EndpointCache, kind: ContentKind, id: string, isFavourite: boolean): void {
  if (kind === 'news') {
    cache.update(calls.content.favouriteNews, 'all', ({ favoriteNewsIds }) => ({
      favoriteNewsIds: marked(favoriteNewsIds, id, isFavourite),
    }));
  } else {
    cache.update(calls.content.favouriteResources, 'all', ({ favoriteResourcesIds }) => ({
      favoriteResourcesIds: marked(favoriteResourcesIds, id, isFavourite),
    }));
  }
}

function marked(ids: readonly string[], id: string, isFavourite: boolean): string[] {
  const others = ids.filter((one) => one !== id);
  return isFavourite ? [id, ...others] : others;
}
