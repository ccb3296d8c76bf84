import { useNumberedPages } from '@portal/api';
import { empty } from '@portal/kit';
import { contentCalls } from '../model/content-calls.ts';
import type { ContentKind } from '../model/content-kinds.ts';
import { amongIds, listInput, listReply } from '../model/content-query.ts';
import { defaultSort } from '../model/content-sorts.ts';
import { useShownFavourites } from '../model/shown-favourites.ts';
import { FavouritesScreen } from './FavouritesScreen.tsx';

export function FavouriteNewsPage() {
  return <FavouritesPage kind="news" />;
}

export function FavouriteResourcesPage() {
  return <FavouritesPage kind="resources" />;
}

/** What whoever is signed in keeps of a kind and may still read. */
function FavouritesPage({ kind }: { kind: ContentKind }) {
  const { view: favourites, takenOut } = useShownFavourites(kind, true);
  const ids = favourites.state === 'ready' ? favourites.data : [];
  const {
    view,
    refetch: _,
    ...more
  } = useNumberedPages(contentCalls[kind].search, listInput(amongIds(ids), defaultSort), {
    ...listReply,
    keepPrevious: true,
    enabled: ids.length > 0,
  });
  const shown = favourites.state !== 'ready' ? favourites : ids.length === 0 ? empty : view;
  return <FavouritesScreen kind={kind} view={shown} more={more} takenOut={takenOut} />;
}
