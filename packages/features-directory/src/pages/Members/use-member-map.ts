import { calls, useEndpoint } from '@portal/api';
import { empty, mapView, type PageProps } from '@portal/kit';
import { isUnknownPostCode } from '../../model/nearness.ts';
import { useMapSwitch } from '../../model/use-map-switch.ts';
import { type MemberFilters, narrowedBy } from './member-filters.ts';

/** The map beside the list of members: those whom the list has, on all of its pages. */
export function useMemberMap(address: Pick<PageProps, 'search' | 'onSearchChange'>, applied: MemberFilters) {
  const map = useMapSwitch(address);
  const { view } = useEndpoint(
    calls.directory.memberPlaces,
    { query: narrowedBy(applied) },
    { enabled: map.isOpen, keepPrevious: true, isEmpty: ({ places }) => places.length === 0 },
  );
  // The list says that nobody knows the postcode.
  return { ...map, view: isUnknownPostCode(view) ? empty : mapView(view, ({ places }) => places) };
}
