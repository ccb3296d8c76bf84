import { calls, useEndpoint } from '@portal/api';
import { empty, mapView, type PageProps } from '@portal/kit';
import { isUnknownPostCode } from '../../model/nearness.ts';
import { useMapSwitch } from '../../model/use-map-switch.ts';
import { type OrganisationFilters, organisationsNarrowed } from './organisation-filters.ts';

/** The map beside the list of organisations: those that the list has, on all of its pages. */
export function useOrganisationMap(
  address: Pick<PageProps, 'search' | 'onSearchChange'>,
  applied: OrganisationFilters,
) {
  const map = useMapSwitch(address);
  const { view } = useEndpoint(
    calls.directory.organisationPlaces,
    { query: organisationsNarrowed(applied) },
    { enabled: map.isOpen, keepPrevious: true, isEmpty: ({ places }) => places.length === 0 },
  );
  // The list says that nobody knows the postcode.
  return { ...map, view: isUnknownPostCode(view) ? empty : mapView(view, ({ places }) => places) };
}
