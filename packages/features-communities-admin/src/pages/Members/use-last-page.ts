import { type Search } from '@portal/kit';
import { useEffect } from 'react';
import { rowsPerPage } from './member-filters.ts';

export interface PagedItems {
  page: number;
  /** Null as long as it is not known. */
  total: number | null;
  /** What the page holds; null as long as it is not known. */
  count: number | null;
  onSearchChange: (search: Search, options?: { replace?: boolean }) => void;
}

/** The last page is shown where an address, or the last that was removed, leaves one without rows. */
export function useLastPage({ page, total, count, onSearchChange }: PagedItems): void {
  const last = total === null ? page : Math.max(1, Math.ceil(total / rowsPerPage));
  const isBehind = count === 0 && page > last;
  useEffect(() => {
    if (isBehind) onSearchChange({ page: last === 1 ? undefined : String(last) }, { replace: true });
  }, [isBehind, last, onSearchChange]);
}
