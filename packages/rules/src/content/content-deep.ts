import { invalid, limits, type Refusal } from '@portal/api/rules';
import { contentNames } from './content-fields.ts';
import { type ContentFilter, nameShown, parseContentFilter } from './filter.ts';
import type { FieldTree } from './filter-fields.ts';
import { fitsContentFilter } from './fits-filter.ts';

/** What of a list within an item is wanted, in which order. */
interface WantedRows {
  list: string;
  filter: ContentFilter;
  order: readonly { field: string; isDescending: boolean }[];
  /** Null: all. */
  limit: number | null;
}

export type ContentDeep = readonly WantedRows[];

interface Place {
  at: string;
  now: Date;
}

/** Reads what is wanted of the lists within items, as `deep` of Directus says it: `{ "tags": { "_filter": …, "_sort": "label", "_limit": 3 } }`. */
export function parseContentDeep(
  written: unknown,
  fields: FieldTree,
  { at, now }: Place,
): { deep: ContentDeep } | { refusal: Refusal } {
  const entries = entriesOf(written);
  if (entries === null) return { refusal: invalid(at, 'An object is wanted') };
  const deep: WantedRows[] = [];
  for (const [list, wanted] of entries) {
    const field = Object.hasOwn(fields, list) ? fields[list] : undefined;
    const place = { at: `${at}.${nameShown(list)}`, now };
    if (typeof field !== 'object' || !('many' in field))
      return { refusal: invalid(place.at, `The list ${nameShown(list)} is not known here`) };
    const rows = wantedRows(list, wanted, field.many, place);
    if ('refusal' in rows) return rows;
    deep.push(rows);
  }
  return { deep };
}

/** An item with those rows of its lists alone that are wanted. */
export function deepened<Item extends object>(item: Item, deep: ContentDeep): Item {
  const lists = deep.map((wanted) => [wanted.list, rowsOf(Reflect.get(item, wanted.list), wanted)]);
  return { ...item, ...Object.fromEntries(lists) };
}

function wantedRows(
  list: string,
  wanted: unknown,
  fields: FieldTree,
  { at, now }: Place,
): WantedRows | { refusal: Refusal } {
  const entries = entriesOf(wanted);
  if (entries === null) return { refusal: invalid(at, 'An object is wanted') };
  const unknown = entries.find(([key]) => key !== '_filter' && key !== '_sort' && key !== '_limit');
  if (unknown !== undefined)
    return { refusal: invalid(`${at}.${nameShown(unknown[0])}`, `${nameShown(unknown[0])} is not known here`) };
  const { _filter: filter = {}, _sort: sort, _limit: limit } = Object.fromEntries(entries);
  const parsed = parseContentFilter(filter, fields, { at: `${at}._filter`, now });
  if ('refusal' in parsed) return parsed;
  const order = orderOf(sort, fields, `${at}._sort`);
  if ('refusal' in order) return order;
  if (limit !== undefined && !isLimit(limit))
    return { refusal: invalid(`${at}._limit`, 'A whole number is wanted, or -1 for all') };
  return { list, filter: parsed.filter, ...order, limit: limit === undefined || limit === -1 ? null : limit };
}

function orderOf(sort: unknown, fields: FieldTree, at: string): Pick<WantedRows, 'order'> | { refusal: Refusal } {
  const names = sortNames(sort);
  if (names === null || names.length > limits.contentFilter.sorts)
    return { refusal: invalid(at, `At most ${limits.contentFilter.sorts} fields`) };
  const order = names.map((name) => ({ field: name.replace(/^-/, ''), isDescending: name.startsWith('-') }));
  const unknown = order.find(({ field }) => !Object.hasOwn(fields, field) || fields[field] !== 'text');
  return unknown === undefined
    ? { order }
    : { refusal: invalid(at, `It cannot be sorted by ${nameShown(unknown.field)}`) };
}

function sortNames(sort: unknown): readonly string[] | null {
  if (sort === undefined || typeof sort === 'string') return contentNames(sort);
  return Array.isArray(sort) && sort.every((name) => typeof name === 'string') ? contentNames(sort) : null;
}

function isLimit(limit: unknown): limit is number {
  return Number.isSafeInteger(limit) && Number(limit) >= -1;
}

function rowsOf(rows: unknown, { filter, order, limit }: WantedRows): unknown[] {
  const fitting = (Array.isArray(rows) ? rows : []).filter((row: unknown) => fitsContentFilter(filter, row));
  const sorted = order.length === 0 ? fitting : fitting.toSorted((a, b) => compared(a, b, order));
  return limit === null ? sorted : sorted.slice(0, limit);
}

function compared(a: unknown, b: unknown, order: WantedRows['order']): number {
  for (const { field, isDescending } of order) {
    const [one, other] = [textOf(a, field), textOf(b, field)];
    if (one !== other) return one < other === isDescending ? 1 : -1;
  }
  return 0;
}

function textOf(row: unknown, field: string): string {
  return typeof row === 'object' && row !== null ? String(Reflect.get(row, field)).toLowerCase() : '';
}

function entriesOf(value: unknown): [string, unknown][] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.entries(value);
}
