import { limits } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';
import { orderOf, pageOf, sortInAddress, type SortOrder, sortOrderOf } from '../../model/directory-page.ts';
import { type Nearness, nearnessQuery, nearnessIn, nearnessInAddress, noNearness } from '../../model/nearness.ts';

/** What the organisation directory is limited to, as its address has it. */
export interface OrganisationFilters extends Nearness {
  keyword: string;
  sort: SortOrder;
  page: number;
}

export const noOrganisationFilters: OrganisationFilters = { keyword: '', ...noNearness, sort: 'asc', page: 1 };

/** `hasDistances`: the organisation has said where postcodes are. */
export function organisationFiltersInAddress(hasDistances: boolean): SearchCodec<OrganisationFilters> {
  return {
    read: ({ keyword = '', sort, page, ...search }: Search) => {
      const nearness = nearnessIn(search, hasDistances);
      return {
        keyword: keyword.slice(0, limits.keywordLength),
        ...nearness,
        sort: sortOrderOf(sort, nearness.near),
        page: pageOf(page),
      };
    },
    write: ({ keyword, sort, page, ...nearness }) => ({
      keyword: keyword.trim() || undefined,
      ...nearnessInAddress(nearness),
      sort: sortInAddress(sort, nearness.near),
      page: page === 1 ? undefined : String(page),
    }),
  };
}

export function organisationsQuery({ sort, page, ...filters }: OrganisationFilters) {
  return { page, ...orderOf(sort), ...organisationsNarrowed(filters) };
}

/** What leaves organisations out, as calls take it. */
export function organisationsNarrowed({ keyword, ...nearness }: Omit<OrganisationFilters, 'sort' | 'page'>) {
  return { ...(keyword.trim() !== '' && { keyword: keyword.trim() }), ...nearnessQuery(nearness) };
}

export function areOrganisationsLimited({ sort: _sort, page, ...filters }: OrganisationFilters): boolean {
  return Object.keys(organisationsNarrowed(filters)).length > 0 || page > 1;
}
