import type { Search, SearchCodec } from '@portal/kit';

/** What the list of all communities shows. */
export interface ManagedFilters {
  keyword: string;
  /** From 1. */
  page: number;
}

export const rowsPerPage = 10;

export const allManaged: ManagedFilters = { keyword: '', page: 1 };

const keywordLength = 200;
const lastPage = 100_000;

export const managedInAddress: SearchCodec<ManagedFilters> = {
  read: ({ keyword = '', page = '' }: Search) => ({
    keyword: keyword.slice(0, keywordLength),
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  }),
  write: ({ keyword, page }) => ({
    keyword: keyword.trim() || undefined,
    page: page === 1 ? undefined : String(page),
  }),
};

export function managedQuery({ keyword, page }: ManagedFilters) {
  const word = keyword.trim();
  return { page, pageSize: rowsPerPage, ...(word !== '' && { keyword: word }) };
}
