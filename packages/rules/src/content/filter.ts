import { invalid, limits, type Refusal } from '@portal/api/rules';
import type { FieldKind, FieldTree } from './filter-fields.ts';

const forEverything = ['_eq', '_neq', '_in', '_nin', '_null', '_nnull'] as const;
const parts = ['contains', 'starts_with', 'ends_with'] as const;
type PartOperator = `_${'' | 'n' | 'i' | 'ni'}${(typeof parts)[number]}`;
const ofParts = parts.flatMap((part): PartOperator[] => [`_${part}`, `_n${part}`, `_i${part}`, `_ni${part}`]);
const ofTexts = ['_empty', '_nempty'] as const;
const ofMoments = ['_lt', '_lte', '_gt', '_gte', '_between', '_nbetween'] as const;

export type ContentOperator =
  | (typeof forEverything)[number]
  | PartOperator
  | (typeof ofTexts)[number]
  | (typeof ofMoments)[number];

/** Which operators a field of a kind knows. */
export const contentOperators: Readonly<Record<FieldKind, readonly ContentOperator[]>> = {
  text: [...forEverything, ...ofTexts, ...ofParts],
  moment: [...forEverything, ...ofMoments],
  flag: ['_eq', '_neq', '_null', '_nnull'],
  unfiltered: [],
};

/** A moment is told in milliseconds. */
export type FilterValue = string | number | boolean;

export interface FilterCondition {
  kind: 'condition';
  /** Within its row, with a dot before each step: `file.type`. */
  path: string;
  field: FieldKind;
  operator: ContentOperator;
  /** None for those that ask whether there is something. */
  values: readonly FilterValue[];
}

/** What a filter of the content service says: the server makes SQL of it, the mock decides in memory. No node negates another. */
export type ContentFilter =
  | { kind: 'all'; of: readonly ContentFilter[] }
  | { kind: 'any'; of: readonly ContentFilter[] }
  | { kind: 'list'; list: string; has: 'some' | 'none'; where: ContentFilter }
  | FilterCondition;

interface Parsing {
  now: Date;
  conditions: number;
  values: number;
}

/** A place below which fields are named. */
interface Place {
  fields: FieldTree;
  /** Of the steps between them and their row. */
  path: string;
  /** Of the request, to blame. */
  at: string;
  depth: number;
}

class FilterFault extends Error {
  readonly refusal: Refusal;
  constructor(at: string, message: string) {
    super(message);
    this.refusal = invalid(at, message);
  }
}

/** Reads a filter in the language of Directus by the fields that there are; what is not known, or too much, is refused with the place where it stands. */
export function parseContentFilter(
  filter: unknown,
  fields: FieldTree,
  { at, now }: { at: string; now: Date },
): { filter: ContentFilter } | { refusal: Refusal } {
  try {
    return { filter: group(filter, { fields, path: '', at, depth: 1 }, { now, conditions: 0, values: 0 }) };
  } catch (error) {
    if (error instanceof FilterFault) return { refusal: error.refusal };
    throw error;
  }
}

/** All that stands in an object holds together. */
function group(value: unknown, place: Place, parsing: Parsing): ContentFilter {
  const of = entriesOf(value, place).map(([key, inner]) => member(key, inner, below(place, key), parsing));
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: 'all', of };
}

function member(key: string, value: unknown, place: Place, parsing: Parsing): ContentFilter {
  if (key === '_and' || key === '_or') return combination(key, value, place, parsing);
  const field = Object.hasOwn(place.fields, key) ? place.fields[key] : undefined;
  const path = place.path === '' ? key : `${place.path}.${key}`;
  if (field === undefined) throw new FilterFault(place.at, `${named(key)} is not known here`);
  if (typeof field === 'string') return conditions(value, { ...place, path }, field, parsing);
  if ('one' in field) return group(value, { ...place, fields: field.one, path }, parsing);
  return list(value, path, { ...place, fields: field.many, path: '' }, parsing);
}

/** A list without anything in it narrows nothing, as Directus has it. */
function combination(key: '_and' | '_or', value: unknown, place: Place, parsing: Parsing): ContentFilter {
  if (!Array.isArray(value)) throw new FilterFault(place.at, `${key} wants a list`);
  const of = value.map((one: unknown, index) => group(one, below(place, String(index)), parsing));
  return { kind: key === '_or' && of.length > 0 ? 'any' : 'all', of };
}

/** Of a list it is said what one of its rows is like, or that none is so. */
function list(value: unknown, name: string, place: Place, parsing: Parsing): ContentFilter {
  count(parsing, place.at);
  const entries = entriesOf(value, place);
  const quantified = entries.filter(([key]) => key === '_some' || key === '_none');
  if (quantified.length === 0) return { kind: 'list', list: name, has: 'some', where: group(value, place, parsing) };
  const of = entries.map(([key, inner]): ContentFilter => {
    const has = key === '_none' ? 'none' : 'some';
    const where = key === '_some' || key === '_none' ? inner : { [key]: inner };
    return { kind: 'list', list: name, has, where: group(where, below(place, key), parsing) };
  });
  return { kind: 'all', of };
}

function conditions(value: unknown, place: Place, field: FieldKind, parsing: Parsing): ContentFilter {
  const of = entriesOf(value, place).map(([key, given]): ContentFilter => {
    const at = `${place.at}.${key}`;
    const operator = contentOperators[field].find((one) => one === key);
    if (operator === undefined) throw new FilterFault(at, `${named(key)} is not known of this field`);
    count(parsing, at);
    return condition(operator, given, { ...place, at }, field, parsing);
  });
  return of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'all', of };
}

const opposites: Partial<Record<ContentOperator, ContentOperator>> = {
  _null: '_nnull',
  _nnull: '_null',
  _empty: '_nempty',
  _nempty: '_empty',
};

function condition(
  operator: ContentOperator,
  given: unknown,
  { path, at }: Place,
  field: FieldKind,
  parsing: Parsing,
): FilterCondition {
  const opposite = opposites[operator];
  if (opposite !== undefined) {
    const isMeant = truth(given, at);
    return { kind: 'condition', path, field, operator: isMeant ? operator : opposite, values: [] };
  }
  const values = listed(operator, given, at).map((one) => valueOf(one, field, at, parsing.now));
  parsing.values += values.length;
  if (parsing.values > limits.contentFilter.values)
    throw new FilterFault(at, `At most ${limits.contentFilter.values} values`);
  return { kind: 'condition', path, field, operator, values };
}

function listed(operator: ContentOperator, given: unknown, at: string): readonly unknown[] {
  const wantsMany = operator === '_in' || operator === '_nin';
  const wantsTwo = operator === '_between' || operator === '_nbetween';
  if (!wantsMany && !wantsTwo) return [given];
  // In an address a list may stand as Directus reads it there, with commas between.
  const list: readonly unknown[] | null =
    typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : null;
  if (list === null || (wantsTwo && list.length !== 2))
    throw new FilterFault(at, wantsTwo ? `${operator} wants two values` : `${operator} wants a list`);
  return list;
}

function valueOf(given: unknown, field: FieldKind, at: string, now: Date): FilterValue {
  if (field === 'flag') return truth(given, at);
  if (field === 'moment') return moment(given, at, now);
  if (typeof given !== 'string') throw new FilterFault(at, 'A text is wanted');
  if (given.length > limits.contentFilter.textLength)
    throw new FilterFault(at, `At most ${limits.contentFilter.textLength} characters`);
  // What no database keeps.
  if (given.includes('\0') || /\p{Surrogate}/u.test(given)) throw new FilterFault(at, 'This value is not valid');
  return given;
}

/** As it is written in JSON or in an address. */
function truth(given: unknown, at: string): boolean {
  if (given === true || given === 'true') return true;
  if (given === false || given === 'false') return false;
  throw new FilterFault(at, 'true or false is wanted');
}

/** What every database takes, in whatever zone it was written. */
const [earliest, latest] = [Date.UTC(1000, 0), Date.UTC(9999, 0)];
const isoMoment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** A day begins in UTC, as a moment without a zone does. */
function moment(given: unknown, at: string, now: Date): number {
  if (given === '$NOW') return now.getTime();
  if (typeof given === 'string' && isoMoment.test(given)) {
    const hasZone = !given.includes('T') || /(?:Z|[+-]\d\d:\d\d)$/.test(given);
    const time = Date.parse(hasZone ? given : `${given}Z`);
    if (time >= earliest && time < latest) return time;
  }
  throw new FilterFault(at, 'A moment is wanted, such as 2026-11-27T09:30:00Z');
}

function entriesOf(value: unknown, { at, depth }: Place): [string, unknown][] {
  if (depth > limits.contentFilter.depth) throw new FilterFault(at, 'The filter goes too deep');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FilterFault(at, 'An object is wanted');
  const entries: [string, unknown][] = Object.entries(value);
  return entries;
}

function below(place: Place, key: string): Place {
  return { ...place, at: `${place.at}.${nameShown(key)}`, depth: place.depth + 1 };
}

function count(parsing: Parsing, at: string): void {
  parsing.conditions += 1;
  if (parsing.conditions > limits.contentFilter.conditions)
    throw new FilterFault(at, `At most ${limits.contentFilter.conditions} conditions`);
}

function named(key: string): string {
  return key.startsWith('_') ? `The operator ${nameShown(key)}` : `The field ${nameShown(key)}`;
}

/** What a stranger wrote is told back as far as it can be a name. */
export function nameShown(key: string): string {
  return key.replaceAll(/[^\w.$*-]/g, '').slice(0, 60);
}
