import { firstLimits } from '@portal/api';
import { useSearchState, type PageProps, type SearchState } from '@portal/kit';
import { filtersFromSearch, searchFromFilters, type ExploreFilters } from './explore-filters.ts';

const filtersInAddress = { read: filtersFromSearch, write: searchFromFilters };

/** What is pressed shows at once; the address, and with it the list, follows when nothing more has been pressed for a moment. */
export function useExploreFilters(address: Pick<PageProps, 'search' | 'onSearchChange'>): SearchState<ExploreFilters> {
  return useSearchState(filtersInAddress, address, { waitMs: firstLimits.debounce.explore });
}
