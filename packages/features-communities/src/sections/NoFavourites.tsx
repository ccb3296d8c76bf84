import { useDestinations, useMessages } from '@portal/kit';
import { Button, EmptyState, type EmptyStateProps, Illustration } from '@portal/ui';
import { places } from '../destinations.ts';
import { placeMessages } from '../messages-places.ts';
import { favouritesMessages } from '../messages-favourites.ts';

/** Says how a community becomes a favourite, and leads to where they are. */
export function NoFavourites({ scope }: Required<Pick<EmptyStateProps, 'scope'>>) {
  const t = useMessages(placeMessages);
  const words = useMessages(favouritesMessages);
  const explore = useDestinations(places).explore();
  return (
    <EmptyState
      scope={scope}
      headingLevel={scope === 'page' ? 2 : 3}
      illustration={<Illustration name="search" />}
      title={words('noFavourites')}
      text={words('noFavouritesHint')}
      action={explore !== undefined && <Button href={explore}>{t('exploreCommunities')}</Button>}
    />
  );
}
