import type { Search } from '@portal/kit';
import type { ContentKind } from '../../model/content-kinds.ts';
import { allCategories, amongIds } from '../../model/content-query.ts';
import { type ContentSort, defaultSort, sortFrom } from '../../model/content-sorts.ts';
import { type FileType, fileTypeFrom, fileTypes } from '../../model/file-types.ts';

/** What a list is limited to beside its category. It is kept in the address, so that a list can be shared and survives the way back. */
export interface ContentFilters {
  keyword: string;
  tags: readonly string[];
  /** Bookmarked alone. */
  onlyMine: boolean;
  type: FileType;
  sort: ContentSort;
}

export const noFilters: ContentFilters = { keyword: '', tags: [], onlyMine: false, type: 'all', sort: defaultSort };

const keywordLength = 200;
const idLength = 64;
const tagsAtMost = 200;

/** How the filters are written in the address. News have no type: what an address says of one is not meant for them. */
export const filtersInAddress: Readonly<
  Record<ContentKind, { read: (search: Search) => ContentFilters; write: (filters: ContentFilters) => Search }>
> = {
  news: { read: (search) => ({ ...filtersFrom(search), type: 'all' }), write: searchFrom },
  resources: { read: filtersFrom, write: searchFrom },
};

function filtersFrom(search: Search): ContentFilters {
  const tags = (search.tag ?? '').split(',').filter((id) => id !== '' && id.length <= idLength);
  return {
    keyword: (search.keyword ?? '').slice(0, keywordLength),
    tags: [...new Set(tags)].slice(0, tagsAtMost),
    onlyMine: search.mine === 'true',
    type: fileTypeFrom(search.type),
    sort: sortFrom(search.sort),
  };
}

/** Filters that are off leave the address. */
function searchFrom({ keyword, tags, onlyMine, type, sort }: ContentFilters): Search {
  return {
    keyword: keyword.trim() || undefined,
    tag: tags.join(',') || undefined,
    mine: onlyMine ? 'true' : undefined,
    type: type === 'all' ? undefined : type,
    sort: sort === defaultSort ? undefined : sort,
  };
}

export function typed(filters: ContentFilters, keyword: string): ContentFilters {
  return { ...filters, keyword: keyword.slice(0, keywordLength) };
}

/** Something limits the list; its order does not. */
export function isFiltered({ keyword, tags, onlyMine, type }: ContentFilters): boolean {
  return keyword.trim() !== '' || tags.length > 0 || onlyMine || type !== 'all';
}

/** The filter of the call; `ids` are those that are bookmarked, where the list is limited to them. */
export function contentFilter(
  categoryId: string,
  { keyword, tags, type }: ContentFilters,
  ids: readonly string[] | null,
): Readonly<Record<string, unknown>> {
  const word = keyword.trim();
  return {
    ...(categoryId === allCategories ? {} : { categories: { id: { _eq: categoryId } } }),
    ...(word === '' ? {} : { _or: [{ name: { _icontains: word } }, { shortDescription: { _icontains: word } }] }),
    ...(tags.length === 0 ? {} : { tags: { id: { _in: [...tags] } } }),
    ...fileTypes[type],
    ...(ids === null ? {} : amongIds(ids)),
  };
}

/** What a chip stands for: the name of a filter, and of a tag its id. */
export function withoutChip(filters: ContentFilters, chip: string): ContentFilters {
  if (chip.startsWith('tag:')) return { ...filters, tags: filters.tags.filter((id) => `tag:${id}` !== chip) };
  const single = (['keyword', 'onlyMine', 'type'] as const).find((name) => name === chip);
  return single === undefined ? filters : { ...filters, [single]: noFilters[single] };
}

export function withoutFilters({ sort }: ContentFilters): ContentFilters {
  return { ...noFilters, sort };
}
