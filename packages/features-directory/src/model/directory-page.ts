import { limits, pageSizes } from '@portal/api';

/** In which order a directory is read. */
export type SortOrder = 'asc' | 'desc';

export function sortOrderOf(text: string | undefined): SortOrder {
  return text === 'desc' ? 'desc' : 'asc';
}

/** The page that an address names; the last that has a number is the last that there is. */
export function pageOf(text = ''): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Math.min(Number(text), limits.directory.pages) : 1;
}

/** As many as the pages with a number have: beyond them one narrows what is found. */
export function pagedTotal(total: number): number {
  return Math.min(total, limits.directory.pages * pageSizes.directory);
}
