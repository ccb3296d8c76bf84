import { calls, limits, useEndpoint } from '@portal/api';
import { empty, mapView, type PageProps, useFeatureSettings, useSearchState } from '@portal/kit';
import { useMemo } from 'react';
import { sortOrderOf } from '../../model/directory-page.ts';
import { isUnknownPostCode } from '../../model/nearness.ts';
import { directorySettings } from '../../settings.ts';
import {
  noOrganisationFilters,
  type OrganisationFilters,
  organisationFiltersInAddress,
  organisationsQuery,
} from './organisation-filters.ts';

/** A page of the organisation directory, and what narrows it. */
export function useOrganisations(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { hasDistances } = useFeatureSettings(directorySettings);
  const codec = useMemo(() => organisationFiltersInAddress(hasDistances), [hasDistances]);
  const { value, applied, set, push, isWaiting } = useSearchState(codec, address, {
    waitMs: limits.debounce.directory,
  });
  const { view, isFetching } = useEndpoint(
    calls.directory.organisations,
    { query: organisationsQuery(applied) },
    { keepPrevious: true, isEmpty: ({ organisations }) => organisations.length === 0 },
  );
  const isUnknown = isUnknownPostCode(view);
  return {
    view: isUnknown
      ? empty
      : mapView(view, ({ organisations, totalItems }) => ({ items: organisations, total: totalItems })),
    isUnknown,
    hasDistances,
    isUpdating: isWaiting || isFetching,
    filters: value,
    applied,
    onTyped: (keyword: string) => set({ ...value, keyword, page: 1 }),
    onChoose: (chosen: Partial<OrganisationFilters>) => push({ ...value, page: 1, ...chosen }),
    onClear: () => push({ ...noOrganisationFilters, sort: sortOrderOf(value.sort) }),
  };
}
