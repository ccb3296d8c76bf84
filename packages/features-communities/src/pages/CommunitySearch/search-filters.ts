import { limits } from '@portal/api';
import { type FoundKind, foundKinds } from '@portal/rules';
import type { Search, SearchCodec } from '@portal/kit';

export const searchTimes = { week: 7, month: 31, year: 366 } as const;
export type SearchTime = keyof typeof searchTimes;

/** What is looked for, and to what that is narrowed. It is kept in the address, so that it can be shared and survives the way back. */
export interface SearchFilters {
  keyword: string;
  kind: FoundKind | null;
  authorId: string;
  tagId: string;
  when: SearchTime | null;
  hasFile: boolean;
}

export type Narrowing = Exclude<keyof SearchFilters, 'keyword'>;

export const notNarrowed: Omit<SearchFilters, 'keyword'> = {
  kind: null,
  authorId: '',
  tagId: '',
  when: null,
  hasFile: false,
};

const idLength = 64;
const idFrom = (text = '') => (text.length <= idLength ? text : '');

export const searchInAddress: SearchCodec<SearchFilters> = {
  read: (search: Search) => ({
    keyword: (search.keyword ?? '').slice(0, limits.keywordLength),
    kind: foundKinds.find((kind) => kind === search.kind) ?? null,
    authorId: idFrom(search.author),
    tagId: idFrom(search.tag),
    when: search.when === 'week' || search.when === 'month' || search.when === 'year' ? search.when : null,
    hasFile: search.files === 'true',
  }),
  /** What is not narrowed leaves the address. */
  write: ({ keyword, kind, authorId, tagId, when, hasFile }) => ({
    keyword: keyword.trim() || undefined,
    kind: kind ?? undefined,
    author: authorId || undefined,
    tag: tagId || undefined,
    when: when ?? undefined,
    files: hasFile ? 'true' : undefined,
  }),
};

const dayMs = 86_400_000;

/** The query of the call. Times begin with a day, so that the same search is the same question all day long. */
export function searchQuery({ keyword, kind, authorId, tagId, when, hasFile }: SearchFilters, now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    keyword: keyword.trim(),
    ...(kind === null ? {} : { kind }),
    ...(authorId === '' ? {} : { authorId }),
    ...(tagId === '' ? {} : { tagId }),
    ...(when === null ? {} : { from: new Date(today - searchTimes[when] * dayMs).toISOString() }),
    ...(hasFile ? { hasFile } : {}),
  };
}

export function withoutNarrowing(filters: SearchFilters, name: string): SearchFilters {
  const cleared = Object.entries(notNarrowed).filter(([key]) => key === name);
  return { ...filters, ...Object.fromEntries(cleared) };
}
