import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { invalid, notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  contentItemRefusal,
  type ContentQuery,
  type FieldTree,
  fitsContentFilter,
  mayReadContent,
  readContentQuery,
  type WrittenContentQuery,
} from '@portal/rules';
import type { MockContentItem } from '../state.ts';

export type Kind = MockContentItem['kind'];
export const kinds = ['news', 'resource', 'page'] as const;

export interface Paged extends WrittenContentQuery {
  page: number;
  limit: number;
}

/** Items of a kind that whoever asks may read. */
export function readable(kind: Kind, call: MockCall): MockContentItem[] {
  const viewer = viewerOf(call);
  return call.state.contentItems
    .values()
    .filter((item) => item.kind === kind && mayReadContent(item, viewer, call.now));
}

export function itemOf(kind: Kind, id: string, call: MockCall): MockContentItem {
  const found = call.state.contentItems.get(id);
  const item = found?.kind === kind ? found : null;
  refuse(contentItemRefusal(item, viewerOf(call), call.now));
  if (item === null) throw notFound();
  return item;
}

export function queryOf(
  written: WrittenContentQuery,
  fields: FieldTree,
  at: 'query' | 'body.query',
  now: Date,
): ContentQuery {
  const query = readContentQuery(written, fields, { at, now });
  if ('refusal' in query) throw invalid(query.refusal.field ?? at, query.refusal.message);
  return query;
}

/** A page of the rows that fit. */
export function fitting<Row>(rows: readonly Row[], fields: FieldTree, paged: Paged, call: MockCall): Row[] {
  const { filter } = queryOf(paged, fields, 'query', call.now);
  return pageOf(
    rows.filter((row) => fitsContentFilter(filter, row)),
    paged,
  );
}

export function pageOf<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }): Row[] {
  return rows.slice((page - 1) * limit, page * limit);
}

/** As the database compares ids. */
export function byText<Row>(textOf: (row: Row) => string) {
  return (a: Row, b: Row) => (textOf(a) < textOf(b) ? -1 : 1);
}
