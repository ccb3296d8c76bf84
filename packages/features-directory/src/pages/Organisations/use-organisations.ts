import { calls, limits, useEndpoint } from '@portal/api';
import { mapView, type PageProps, useSearchState } from '@portal/kit';
import {
  noOrganisationFilters,
  type OrganisationFilters,
  organisationFiltersInAddress,
  organisationsQuery,
} from './organisation-filters.ts';

/** A page of the organisation directory, and what narrows it. */
export function useOrganisations(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { value, applied, set, push, isWaiting } = useSearchState(organisationFiltersInAddress, address, {
    waitMs: limits.debounce.directory,
  });
  const { view, isFetching } = useEndpoint(
    calls.directory.organisations,
    { query: organisationsQuery(applied) },
    { keepPrevious: true, isEmpty: ({ organisations }) => organisations.length === 0 },
  );
  return {
    view: mapView(view, ({ organisations, totalItems }) => ({ items: organisations, total: totalItems })),
    isUpdating: isWaiting || isFetching,
    filters: value,
    onTyped: (keyword: string) => set({ ...value, keyword, page: 1 }),
    onChoose: (chosen: Partial<OrganisationFilters>) => push({ ...value, page: 1, ...chosen }),
    onClear: () => push({ ...noOrganisationFilters, sort: value.sort }),
  };
}
