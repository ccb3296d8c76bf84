import { calls, firstRead, pageSizes } from '@portal/api';
import {
  type PageProps,
  type Search,
  useDestinations,
  useMessages,
  useModule,
  useSearchState,
  useWayBack,
} from '@portal/kit';
import { Skeleton } from '@portal/ui';
import { AfterPage } from '../../components/AfterPage.tsx';
import { places } from '../../destinations.ts';
import { messages } from '../../messages.ts';
import { placeInAddress } from './calendar-place.ts';
import { filtersInAddress, listRequest, typeOfPath } from './discover-filters.ts';
import { DiscoverScreen } from './DiscoverScreen.tsx';
import { LateCalendar } from './late-fields.ts';
import { useDiscover } from './use-discover.ts';

export function firstReads({ filterType }: { filterType: string }, search: Search) {
  const { read } = filtersInAddress(typeOfPath(filterType));
  return [
    // The calendar asks for what it shows once it has come.
    ...(placeInAddress.read(search).tab === 'calendar'
      ? []
      : [firstRead(calls.events.getList, { body: listRequest(read(search), pageSizes.events) })]),
    firstRead(calls.events.types),
    firstRead(calls.events.tags, { query: {} }),
  ];
}

/** All events, to be found by word, kind, tag, place and date. */
export function DiscoverPage({ params, ...address }: PageProps<'filterType'>) {
  const t = useMessages(messages);
  const to = useDestinations(places);
  return (
    <Discover
      pathType={typeOfPath(params.filterType)}
      title={t('discoverPageTitle')}
      address={address}
      hrefOf={(search) => to.discover(params, search)}
    />
  );
}

interface DiscoverProps {
  /** The kind that the page begins with. */
  pathType: string | null;
  title: string;
  address: Pick<PageProps, 'search' | 'onSearchChange'>;
  /** The page with other things in its address. */
  hrefOf: (search: Search) => string | undefined;
}

export function Discover({ pathType, title, address, hrefOf }: DiscoverProps) {
  const to = useDestinations(places);
  const backHref = useWayBack(to.home());
  const isCpdOn = useModule('cpd');
  const isCalendarOn = useModule('events', 'calendar');
  const place = useSearchState(placeInAddress, address);
  const isCalendar = isCalendarOn && place.value.tab === 'calendar';
  const { applied, ...discover } = useDiscover(pathType, address, !isCalendar);
  const inTab = (tab: 'listing' | 'calendar') =>
    hrefOf({ ...address.search, ...placeInAddress.write({ ...place.value, tab }), page: undefined });
  return (
    <DiscoverScreen
      {...discover}
      title={title}
      isCpdOn={isCpdOn}
      backHref={backHref}
      tabs={isCalendarOn ? { listing: inTab('listing'), calendar: inTab('calendar') } : null}
      calendar={
        isCalendar && (
          <AfterPage coming={<Skeleton lines={12} />}>
            <LateCalendar
              filters={applied}
              place={place.value}
              onMove={(move) => place.push({ ...place.value, ...move })}
            />
          </AfterPage>
        )
      }
    />
  );
}
