import { limits, pageSizes } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';
import { pageOf, rowsPerPage } from '../Members/member-filters.ts';

export interface BlacklistFilters {
  keyword: string;
  page: number;
}

export const noBlacklistFilters: BlacklistFilters = { keyword: '', page: 1 };

export const blacklistInAddress: SearchCodec<BlacklistFilters> = {
  read: ({ keyword = '', page }: Search) => ({ keyword: keyword.slice(0, limits.keywordLength), page: pageOf(page) }),
  write: ({ keyword, page }) => ({
    keyword: keyword.trim() || undefined,
    page: page === 1 ? undefined : String(page),
  }),
};

const pagesAtOnce = pageSizes.admin / rowsPerPage;

/** A hundred are fetched at once, which are ten pages of the table. */
export function blacklistQuery({ keyword, page }: BlacklistFilters) {
  return { page: Math.ceil(page / pagesAtOnce), pageSize: pageSizes.admin, keyword: keyword.trim() };
}

/** The rows of a page among those that were fetched with it. */
export function rowsOfPage<Row>(fetched: readonly Row[], page: number): readonly Row[] {
  const first = ((page - 1) % pagesAtOnce) * rowsPerPage;
  return fetched.slice(first, first + rowsPerPage);
}
