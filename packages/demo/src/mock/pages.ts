import { invalid } from './mock-problem.ts';

interface Paging {
  page: number;
  pageSize: number;
  after?: string;
}

export interface Page<T> {
  items: T[];
  totalItemCount: number;
  nextCursor: string | null;
}

/** A piece of a list. A cursor names the last item seen, so that what is added before it does not shift the next page. */
export function pageOf<T>(list: readonly T[], keyOf: (item: T) => string, { page, pageSize, after }: Paging): Page<T> {
  const start = after === undefined ? (page - 1) * pageSize : indexAfter(list, keyOf, after);
  const items = list.slice(start, start + pageSize);
  const last = items.at(-1);
  const hasMore = last !== undefined && start + pageSize < list.length;
  return { items, totalItemCount: list.length, nextCursor: hasMore ? btoa(encodeURIComponent(keyOf(last))) : null };
}

function indexAfter<T>(list: readonly T[], keyOf: (item: T) => string, cursor: string): number {
  const index = list.findIndex((item) => keyOf(item) === decode(cursor));
  if (index < 0) throw invalid('query.after', 'This value is not valid');
  return index + 1;
}

function decode(cursor: string): string | null {
  try {
    return decodeURIComponent(atob(cursor));
  } catch {
    return null;
  }
}
