import { limits, pageSizes } from '@portal/api';
import type { Search } from '@portal/kit';

/** What an address of the search page asks for. */
export interface SearchAddress {
  /** Without spaces around it; empty where nothing was typed. */
  keyword: string;
  /** The kind whose tab is chosen. */
  section: string | null;
  tagId: string | null;
  page: number;
}

const longestId = 64;
const lastPage = 1_000_000;

/** The section of what has no tab: the tags stand beside the results. */
export const tagsSection = 'tags';

/** Takes whatever an address may hold. */
export function readAddress({ keyword = '', section, tag, page }: Search): SearchAddress {
  const isTag = tag !== undefined && tag !== '' && tag.length <= longestId;
  return { keyword: keywordOf(keyword), section: section ?? null, tagId: isTag ? tag : null, page: pageOf(page) };
}

/** What is looked for of what was typed. */
export function keywordOf(text: string): string {
  return text.trim().slice(0, limits.keywordLength).trim();
}

function pageOf(page: string | undefined): number {
  const number = Number(page);
  return Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1;
}

/** How it is written; what is left out is as it is at first. */
export function writeAddress({ keyword, section, tagId, page }: Partial<SearchAddress>): Search {
  return {
    keyword: keyword === '' ? undefined : keyword,
    section: section ?? undefined,
    tag: tagId ?? undefined,
    page: page === undefined || page === 1 ? undefined : String(page),
  };
}

/** A page of every kind: each tab says how many there are, and the next one that is opened is there already. */
export function everywhereInput({ keyword, page }: SearchAddress) {
  return { query: { keyword, page, pageSize: pageSizes.foundEverywhere } };
}

/** The same of what carries a tag. */
export function taggedInput({ tagId, page }: SearchAddress) {
  return { query: { tagId: tagId ?? '', page, pageSize: pageSizes.foundEverywhere } };
}

/** The tags that have what was typed in their names, as many as are shown. */
export function tagsInput({ keyword }: Pick<SearchAddress, 'keyword'>) {
  return { query: { keyword, page: 1, pageSize: pageSizes.tags } };
}
