import { limits, pageSizes } from '@portal/api';

/** In which order a directory is read: by name, or the nearest first. */
export type SortOrder = 'asc' | 'desc' | 'near';

/** Whoever looks near a postcode reads the nearest first, unless they choose otherwise. */
export function sortOrderOf(text: string | undefined, near = ''): SortOrder {
  if (near === '') return text === 'desc' ? 'desc' : 'asc';
  return text === 'asc' || text === 'desc' ? text : 'near';
}

/** The order in an address: nothing where it is the one that goes without saying. */
export function sortInAddress(sort: SortOrder, near: string): string | undefined {
  return sortOrderOf(sort, near) === sortOrderOf(undefined, near) ? undefined : sort;
}

/** The order of a list that is now near another postcode, or near none: what was chosen stays, and what nobody chose is what goes without saying there. */
export function sortAfterChange(sort: SortOrder, near: { from: string; to: string }): SortOrder {
  return sortOrderOf(sortInAddress(sort, near.from), near.to);
}

/** The same as calls take it. */
export function orderOf(sort: SortOrder): { sortOrder: 'asc' | 'desc'; orderBy?: 'distance' } {
  return sort === 'near' ? { sortOrder: 'asc', orderBy: 'distance' } : { sortOrder: sort };
}

/** The page that an address names; the last that has a number is the last that there is. */
export function pageOf(text = ''): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Math.min(Number(text), limits.directory.pages) : 1;
}

/** As many as the pages with a number have: beyond them one narrows what is found. */
export function pagedTotal(total: number): number {
  return Math.min(total, limits.directory.pages * pageSizes.directory);
}
