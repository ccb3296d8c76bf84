import { kindOptions } from '@portal/rules';
import type { Search } from '@portal/kit';

/** What Discover is limited to. It is kept in the address, so that a list can be shared and survives the way back. */
export interface DiscoverFilters {
  keyword: string;
  type: string | null;
  listing: 'cpd' | 'events' | null;
  categories: readonly string[];
  tags: readonly string[];
  locations: readonly string[];
  startDate: string | null;
  endDate: string | null;
  page: number;
}

export const noFilters: DiscoverFilters = {
  keyword: '',
  type: null,
  listing: null,
  categories: [],
  tags: [],
  locations: [],
  startDate: null,
  endDate: null,
  page: 1,
};

const keywordLength = 200;
const idLength = 64;
const idsAtMost = 200;
const lastPage = 1_000_000;

/** The kind that the address of the page names; whatever is no kind stands for all of them. */
export function typeOfPath(filterType: string): string | null {
  return kindOptions.find(({ id }) => id === filterType.toLowerCase())?.id ?? null;
}

interface Offered {
  isOfOneKind?: boolean;
  /** Without CPD nothing is chosen by it, whatever an address says. */
  isCpdOn?: boolean;
}

/** How the filters are written in the address of a page that begins with a kind, or is that of one kind alone. */
export function filtersInAddress(pathType: string | null, { isOfOneKind = false, isCpdOn = true }: Offered = {}) {
  return {
    read: (search: Search): DiscoverFilters => ({
      keyword: (search.keyword ?? '').slice(0, keywordLength),
      type: isOfOneKind || search.type === undefined ? pathType : typeOfPath(search.type),
      listing: isCpdOn && (search.listing === 'cpd' || search.listing === 'events') ? search.listing : null,
      categories: idsFrom(search.category),
      tags: idsFrom(search.tag),
      locations: idsFrom(search.location),
      startDate: dayFrom(search.startDate),
      endDate: dayFrom(search.endDate),
      page: pageFrom(search),
    }),
    /** Filters that are off leave the address. */
    write: (filters: DiscoverFilters): Search => ({
      keyword: filters.keyword.trim() || undefined,
      type: isOfOneKind || filters.type === pathType ? undefined : (filters.type ?? 'all'),
      listing: filters.listing ?? undefined,
      category: filters.categories.join(',') || undefined,
      tag: filters.tags.join(',') || undefined,
      location: filters.locations.join(',') || undefined,
      startDate: filters.startDate ?? undefined,
      endDate: filters.endDate ?? undefined,
      page: filters.page === 1 ? undefined : String(filters.page),
    }),
  };
}

function pageFrom({ page }: Search): number {
  return /^[1-9]\d{0,6}$/.test(page ?? '') ? Math.min(Number(page), lastPage) : 1;
}

function idsFrom(list = ''): readonly string[] {
  const ids = list.split(',').filter((id) => id !== '' && id.length <= idLength);
  return [...new Set(ids)].slice(0, idsAtMost);
}

/** A day that the calendar has, within what the server takes. */
function dayFrom(day = ''): string | null {
  if (!/^(?:19[7-9]|20\d|21\d)\d-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** The body of the list call. Without dates it is about what is not over yet; with dates about those, whenever they are. */
export function listRequest(filters: DiscoverFilters, size: number) {
  const hasDates = filters.startDate !== null || filters.endDate !== null;
  return {
    page: filters.page,
    size,
    sortOrder: 'asc' as const,
    isActiveEvent: hasDates ? null : true,
    keyword: filters.keyword.trim(),
    typeId: filters.type,
    listingId: filters.listing,
    // The categories are those of CPD: where they are hidden they limit nothing.
    categoryId: filters.listing === 'events' ? [] : [...filters.categories],
    tagId: [...filters.tags],
    locationId: [...filters.locations],
    startDateFrom: filters.startDate,
    startDateTo: filters.endDate,
  };
}

/** Something beside the page limits the list; the kind of a page of one kind does not. */
export function isFiltered(filters: DiscoverFilters, isOfOneKind = false): boolean {
  const { write } = filtersInAddress(null, { isOfOneKind });
  return Object.values(write({ ...filters, page: 1 })).some((value) => value !== undefined);
}

/** Whatever is changed, the list begins anew. */
export function changed(filters: DiscoverFilters, change: Partial<DiscoverFilters>): DiscoverFilters {
  return { ...filters, page: 1, ...change };
}
