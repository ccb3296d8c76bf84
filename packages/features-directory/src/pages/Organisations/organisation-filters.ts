import { limits } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';
import { pageOf, type SortOrder, sortOrderOf } from '../../model/directory-page.ts';

/** What the organisation directory is limited to, as its address has it. */
export interface OrganisationFilters {
  keyword: string;
  sort: SortOrder;
  page: number;
}

export const noOrganisationFilters: OrganisationFilters = { keyword: '', sort: 'asc', page: 1 };

export const organisationFiltersInAddress: SearchCodec<OrganisationFilters> = {
  read: ({ keyword = '', sort, page }: Search) => ({
    keyword: keyword.slice(0, limits.keywordLength),
    sort: sortOrderOf(sort),
    page: pageOf(page),
  }),
  write: ({ keyword, sort, page }) => ({
    keyword: keyword.trim() || undefined,
    sort: sort === 'asc' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  }),
};

export function organisationsQuery({ keyword, sort, page }: OrganisationFilters) {
  return { page, sortOrder: sort, ...(keyword.trim() !== '' && { keyword: keyword.trim() }) };
}

export function areOrganisationsLimited({ keyword, page }: OrganisationFilters): boolean {
  return keyword.trim() !== '' || page > 1;
}
