import {
  type ContentQuery,
  type FieldTree,
  moduleRefusal,
  readContentQuery,
  scopeRefusal,
  type WrittenContentQuery,
} from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { invalid, notFound } from '../../http/problem.ts';
import type { ContentKind, Reading } from './content.queries.ts';

type At = 'query' | 'body.query';

/** Who reads, and when. */
export function readingOf(call: Call): Reading {
  return { reader: personOf(call), now: call.now };
}

/** What is asked for, or a refusal that says what of it is not known. */
export function queryOf(written: WrittenContentQuery, fields: FieldTree, at: At, { now }: Call): ContentQuery {
  const query = readContentQuery(written, fields, { at, now });
  if ('refusal' in query) throw invalid(query.refusal.field ?? at, query.refusal.message);
  return query;
}

/** Of a part of the portal that is off, or closed to them, nobody is told by what belongs to it. */
export function openKinds(call: Call): ContentKind[] {
  const isOpen = (module: 'news' | 'resources') =>
    moduleRefusal(call.deps.profile, { module }, personOf(call)) === null &&
    scopeRefusal(personOf(call).scope, { access: { module }, isInEveryScope: false }) === null;
  return [
    'page',
    ...(isOpen('news') ? (['news'] as const) : []),
    ...(isOpen('resources') ? (['resource'] as const) : []),
  ];
}

/** The first, which is to be there. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}
