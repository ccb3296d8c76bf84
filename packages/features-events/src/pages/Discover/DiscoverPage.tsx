import { calls, firstRead, pageSizes } from '@portal/api';
import { type PageProps, type Search, useDestinations, useMessages, useModule, useBackHref } from '@portal/kit';
import { lazyComponent, Skeleton } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';
import { calendarInAddress } from './calendar-state.ts';
import { filtersInAddress, listRequest, typeOfPath } from './discover-filters.ts';
import { DiscoverScreen } from './DiscoverScreen.tsx';
import { useDiscover } from './use-discover.ts';
import { useViews } from './use-views.ts';

const DiscoverCalendar = lazyComponent(() =>
  import('./DiscoverCalendar.tsx').then((module) => ({ default: module.DiscoverCalendar })),
);

export function firstReads({ filterType }: { filterType: string }, search: Search) {
  const { read } = filtersInAddress(typeOfPath(filterType));
  return [
    // The calendar asks for what it shows once it has come.
    ...(calendarInAddress.read(search).tab === 'calendar'
      ? []
      : [firstRead(calls.events.getList, { body: listRequest(read(search), pageSizes.events) })]),
    firstRead(calls.events.types),
    firstRead(calls.events.tags, { query: {} }),
  ];
}

export interface InPlace {
  /** The tabs change in place, in a website that has no addresses for them. */
  isInPlace?: boolean;
}

/** All events, to be found by word, kind, tag, place and date. */
export function DiscoverPage({ params, isInPlace, ...address }: PageProps<'filterType'> & InPlace) {
  const t = useMessages(eventsMessages);
  const to = useDestinations(destinations);
  return (
    <Discover
      pathType={typeOfPath(params.filterType)}
      title={t('discoverPageTitle')}
      address={address}
      isInPlace={isInPlace}
      hrefOf={(search) => to.discover(params, search)}
    />
  );
}

interface DiscoverProps {
  /** The kind that the page begins with. */
  pathType: string | null;
  title: string;
  address: Pick<PageProps, 'search' | 'onSearchChange'>;
  isInPlace: boolean | undefined;
  isOfOneKind?: boolean;
  /** The page with other things in its address. */
  hrefOf: (search: Search) => string | undefined;
}

export function Discover({ pathType, title, address, isInPlace = false, isOfOneKind, hrefOf }: DiscoverProps) {
  const to = useDestinations(destinations);
  const backHref = useBackHref(to.home());
  const isCpdOn = useModule('cpd');
  const { place, move, isCalendar, tabs } = useViews(address, hrefOf);
  const { applied, ...discover } = useDiscover({ pathType, isOfOneKind, isCpdOn }, address, !isCalendar);
  return (
    <DiscoverScreen
      {...discover}
      title={title}
      isCpdOn={isCpdOn}
      isOfOneKind={isOfOneKind}
      backHref={backHref}
      tabs={tabs}
      onTab={isInPlace ? (tab) => move({ tab }) : undefined}
      calendar={
        isCalendar && (
          <DiscoverCalendar filters={applied} place={place} onMove={move} fallback={<Skeleton lines={12} />} />
        )
      }
    />
  );
}
