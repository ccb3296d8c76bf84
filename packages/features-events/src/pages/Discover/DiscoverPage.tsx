import { calls, firstRead, pageSizes } from '@portal/api';
import { type PageProps, type Search, useDestinations, useMessages, useModule } from '@portal/kit';
import { places } from '../../destinations.ts';
import { messages } from '../../messages.ts';
import { filtersInAddress, listRequest, typeOfPath } from './discover-filters.ts';
import { DiscoverScreen } from './DiscoverScreen.tsx';
import { useDiscover } from './use-discover.ts';

export function firstReads({ filterType }: { filterType: string }, search: Search) {
  const { read } = filtersInAddress(typeOfPath(filterType));
  return [
    firstRead(calls.events.getList, { body: listRequest(read(search), pageSizes.events) }),
    firstRead(calls.events.types),
    firstRead(calls.events.tags, { query: {} }),
  ];
}

/** All events, to be found by word, kind, tag, place and date. */
export function DiscoverPage({ params, ...address }: PageProps<'filterType'>) {
  const t = useMessages(messages);
  return <Discover pathType={typeOfPath(params.filterType)} title={t('discoverPageTitle')} address={address} />;
}

interface DiscoverProps {
  /** The kind that the page begins with. */
  pathType: string | null;
  title: string;
  address: Pick<PageProps, 'search' | 'onSearchChange'>;
}

export function Discover({ pathType, title, address }: DiscoverProps) {
  const to = useDestinations(places);
  const isCpdOn = useModule('cpd');
  const discover = useDiscover(pathType, address);
  return <DiscoverScreen {...discover} title={title} isCpdOn={isCpdOn} backHref={to.home()} />;
}
