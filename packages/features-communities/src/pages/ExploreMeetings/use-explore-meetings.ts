import { calls, firstLimits, type Meeting, useEndpoint, useEndpointPages } from '@portal/api';
import { mapView, type PageProps, usePortal, useSearchState, type View } from '@portal/kit';
import type { ListItems } from '@portal/ui';
import { filtersInAddress, listRequest } from './meeting-filters.ts';

export type MeetingList = ListItems<Meeting>;
export type CommunityOptions = View<readonly { id: string; name: string }[]>;

/** The list, its filters, and what they can be set to: what is pressed shows at once, and the list follows when nothing more has been pressed for a moment. */
export function useExploreMeetings(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { profile } = usePortal();
  const {
    value: filters,
    applied,
    set,
    isWaiting,
  } = useSearchState(filtersInAddress, address, {
    waitMs: firstLimits.debounce.explore,
  });
  const body = listRequest(applied, profile.timeZone);
  const {
    view,
    refetch: _,
    ...more
  } = useEndpointPages(
    calls.meetings.explore,
    { body },
    { keepPrevious: true, placeIn: 'body', pick: ({ meetings }): readonly Meeting[] => meetings },
  );
  const preference = useEndpoint(calls.meetings.preference);
  return {
    view,
    more,
    communities: mapView(preference.view, (reply): readonly { id: string; name: string }[] => reply.communities),
    filters,
    onFiltersChange: set,
    isUpdating: isWaiting || (view.state === 'ready' && view.isRefreshing),
    listId: JSON.stringify(body),
  };
}
