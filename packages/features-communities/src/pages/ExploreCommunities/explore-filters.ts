/** What Explore is limited to. It is kept in the address, so that a list can be shared and survives the way back. */
export interface ExploreFilters {
  keyword: string;
  onlyJoined: boolean;
  onlyFavorite: boolean;
  categoryIds: readonly string[];
}

type Search = Readonly<Record<string, string | undefined>>;

export const keywordLength = 200;
const categoriesAtMost = 200;

export const noFilters: ExploreFilters = { keyword: '', onlyJoined: false, onlyFavorite: false, categoryIds: [] };

export function filtersFromSearch(search: Search): ExploreFilters {
  return {
    keyword: (search.keyword ?? '').slice(0, keywordLength),
    onlyJoined: search.onlyJoined === 'true',
    onlyFavorite: search.onlyFavorite === 'true',
    categoryIds: (search.categories ?? '').split(',').filter(Boolean).slice(0, categoriesAtMost),
  };
}

/** Filters that are off leave the address. */
export function searchFromFilters(filters: ExploreFilters): Record<string, string | undefined> {
  return {
    keyword: filters.keyword.trim() || undefined,
    onlyJoined: filters.onlyJoined ? 'true' : undefined,
    onlyFavorite: filters.onlyFavorite ? 'true' : undefined,
    categories: filters.categoryIds.join(',') || undefined,
  };
}

/** How many kinds of limits are on, for the button that opens the filters on a phone. */
export function countFilters(filters: ExploreFilters): number {
  return filters.categoryIds.length + Number(filters.onlyJoined) + Number(filters.onlyFavorite);
}

/** 'Show only N joined': administrators have no such switch, and someone who joined nothing gets it switched off. */
export function settleJoined(
  filters: ExploreFilters,
  viewer: { isStaff: boolean; joinedCount: number | null },
): ExploreFilters {
  const isPossible = !viewer.isStaff && viewer.joinedCount !== 0;
  return filters.onlyJoined && !isPossible ? { ...filters, onlyJoined: false } : filters;
}

/** The body of the list call: everything at once, the grid mounts only what is in sight. */
export function listRequest(filters: ExploreFilters) {
  return {
    page: 1,
    pageSize: 1000,
    onlyJoined: filters.onlyJoined,
    onlyFavorite: filters.onlyFavorite,
    categoryIds: [...filters.categoryIds],
    keyword: filters.keyword.trim(),
    tagIds: [],
    communityIds: [],
  };
}
