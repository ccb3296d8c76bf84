import { useDestinations, useMessages } from '@portal/kit';
import { Button, EmptyState, type EmptyStateProps, Illustration } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { communitiesManifest } from '../manifest.ts';

/** Says how a community becomes a favourite, and leads to where they are. */
export function NoFavourites({ scope }: Required<Pick<EmptyStateProps, 'scope'>>) {
  const t = useMessages(communitiesManifest.messages);
  const explore = useDestinations(destinations).explore();
  return (
    <EmptyState
      scope={scope}
      headingLevel={scope === 'page' ? 2 : 3}
      illustration={<Illustration name="search" />}
      title={t('noFavourites')}
      text={t('noFavouritesHint')}
      action={explore !== undefined && <Button href={explore}>{t('exploreCommunities')}</Button>}
    />
  );
}
