import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';
import { Discover, type InPlace } from './DiscoverPage.tsx';

/** The events that count for CPD by their kind. */
export function CpdEventsPage({ params: _, isInPlace, ...address }: PageProps & InPlace) {
  const t = useMessages(eventsMessages);
  const to = useDestinations(destinations);
  return (
    <Discover
      pathType="cpd"
      title={t('cpdPageTitle')}
      address={address}
      isInPlace={isInPlace}
      isOfOneKind
      hrefOf={(search) => to.cpd({}, search)}
    />
  );
}

export function GeneralEventsPage({ params: _, isInPlace, ...address }: PageProps & InPlace) {
  const t = useMessages(eventsMessages);
  const to = useDestinations(destinations);
  return (
    <Discover
      pathType="general"
      title={t('eventsPageTitle')}
      address={address}
      isInPlace={isInPlace}
      isOfOneKind
      hrefOf={(search) => to.general({}, search)}
    />
  );
}
