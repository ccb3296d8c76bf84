import type { Community } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { CommunityTiles } from '../components/CommunityTiles/CommunityTiles.tsx';
import { communitiesManifest } from '../manifest.ts';
import { NoFavourites } from './NoFavourites.tsx';

/** Of the home page: the favourite communities, to step into. */
export function Favourites({ view }: { view: View<readonly Community[]> }) {
  const t = useMessages(communitiesManifest.messages);
  return (
    <CommunityTiles
      title={t('favouritesSectionTitle')}
      view={view}
      failedTitle={t('favouritesFailed')}
      seeAll={view.state === 'ready' ? { onlyFavorite: 'true' } : undefined}
      empty={<NoFavourites scope="panel" />}
    />
  );
}
