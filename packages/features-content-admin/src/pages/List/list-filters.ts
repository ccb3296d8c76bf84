import { limits, pageSizes } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';
import { type ContentKind, wireKinds } from '../../model/content-kinds.ts';
import { type ContentState, contentStates } from '../../model/content-state.ts';

/** What a list of the writers is limited to. */
export interface ListFilters {
  keyword: string;
  /** Null: every state but what is deleted. */
  state: ContentState | null;
  categoryId: string | null;
  /** From 1. */
  page: number;
}

export const noFilters: ListFilters = { keyword: '', state: null, categoryId: null, page: 1 };

const idLength = 100;
const mostPages = 100_000;

export const filtersInAddress: SearchCodec<ListFilters> = {
  read: ({ keyword = '', state, category = '', page = '' }: Search) => ({
    keyword: keyword.slice(0, limits.keywordLength),
    state: contentStates.find((one) => one === state) ?? null,
    categoryId: category === '' || category.length > idLength ? null : category,
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), mostPages) : 1,
  }),
  write: ({ keyword, state, categoryId, page }) => ({
    keyword: keyword.trim() || undefined,
    state: state ?? undefined,
    category: categoryId ?? undefined,
    page: page === 1 ? undefined : String(page),
  }),
};

export function isLimited({ keyword, state, categoryId }: ListFilters): boolean {
  return keyword.trim() !== '' || state !== null || categoryId !== null;
}

export function listQuery(kind: ContentKind, { keyword, state, categoryId, page }: ListFilters) {
  return {
    kind: wireKinds[kind].kind,
    page,
    pageSize: pageSizes.contentDesk,
    keyword: keyword.trim(),
    ...(state !== null && { state }),
    ...(categoryId !== null && { categoryId }),
  };
}
