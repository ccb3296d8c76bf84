import { calls, pageSizes, useEndpoint } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { useMemo } from 'react';
import { eventPage, hasNone } from '../../components/EventGrid/event-page.ts';
import { filtersInAddress, listRequest } from './discover-filters.ts';
import { useDiscoverOptions } from './use-discover-options.ts';

/** After the last key of a search for events. */
const keywordMs = 300;

interface DiscoverOf {
  pathType: string | null;
  isOfOneKind?: boolean | undefined;
  isCpdOn: boolean;
}

/** The list, its filters and what they can be set to; in the calendar nothing is listed. */
export function useDiscover(
  { pathType, isOfOneKind = false, isCpdOn }: DiscoverOf,
  address: Pick<PageProps, 'search' | 'onSearchChange'>,
  isListed: boolean,
) {
  const codec = useMemo(() => filtersInAddress(pathType, { isOfOneKind, isCpdOn }), [pathType, isOfOneKind, isCpdOn]);
  const { value: filters, applied, set, push, isWaiting } = useSearchState(codec, address, { waitMs: keywordMs });
  const list = useEndpoint(
    calls.events.getList,
    { body: listRequest(applied, pageSizes.events) },
    { keepPrevious: true, isEmpty: hasNone, enabled: isListed },
  );
  const options = useDiscoverOptions(filters);
  return {
    view: eventPage(list.view),
    filters,
    applied,
    options,
    isUpdating: isWaiting || (list.view.state === 'ready' && list.view.isRefreshing),
    onTyped: set,
    onChosen: push,
  };
}
