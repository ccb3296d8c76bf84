import { calls, type Meeting, useEndpoint } from '@portal/api';
import { mapView, type PageProps, usePortal, useSearchState, type View } from '@portal/kit';
import type { ListItems } from '@portal/ui';
import { filtersInAddress, listRequest } from './meeting-filters.ts';

export type MeetingList = ListItems<Meeting>;
export type CommunityOptions = View<readonly { id: string; name: string }[]>;

/** The list, its filters, and what they can be set to. */
export function useExploreMeetings(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { profile } = usePortal();
  const { value: filters, applied, push } = useSearchState(filtersInAddress, address);
  const body = listRequest(applied, profile.timeZone);
  const list = useEndpoint(
    calls.meetings.explore,
    { body },
    { keepPrevious: true, isEmpty: ({ meetings }) => meetings.length === 0 },
  );
  const preference = useEndpoint(calls.meetings.preference);
  return {
    view: mapView(list.view, (reply): MeetingList => ({ items: reply.meetings, total: reply.totalItemCount })),
    communities: mapView(preference.view, (reply): readonly { id: string; name: string }[] => reply.communities),
    filters,
    onFiltersChange: push,
    isUpdating: list.view.state === 'ready' && list.view.isRefreshing,
    listId: JSON.stringify(body),
  };
}
