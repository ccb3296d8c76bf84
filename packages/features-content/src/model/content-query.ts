import { type CallReply, type calls, pageSizes } from '@portal/api';
import { contentSorts, type ContentSort } from './content-sorts.ts';

/** The segment of an address that stands for every category. */
export const allCategories = 'all_categories';

/** What a list is asked for, a page at a time, with how many there are in all. */
export function listInput(filter: Readonly<Record<string, unknown>>, sort: ContentSort) {
  return (page: number) => ({
    body: { query: { page, limit: pageSizes.content, meta: '*', sort: [...contentSorts[sort]], filter } },
  });
}

export type ListReply = CallReply<typeof calls.content.searchNews>;

/** How a reply is read: what it lists, and how many fit in all. */
export const listReply = {
  pick: ({ data }: ListReply) => data,
  total: ({ meta }: ListReply) => meta?.filter_count ?? 0,
};

/** A filter holds 1,000 values, some of which are for what narrows the list besides: of more than these the first, which were kept last. */
const idsAtMost = 700;

export function amongIds(ids: readonly string[]) {
  return { id: { _in: ids.slice(0, idsAtMost) } };
}
