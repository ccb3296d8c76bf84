import { plainText } from '../contains-text.ts';
import type { ContentFilter, FilterCondition, FilterValue } from './filter.ts';

/** Whether something as it is told fits a filter; `contentFilterSql` of the server finds the same rows. */
export function fitsContentFilter(filter: ContentFilter, row: unknown): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((one) => fitsContentFilter(one, row));
    case 'any':
      return filter.of.some((one) => fitsContentFilter(one, row));
    case 'list': {
      const rows = fieldOf(row, filter.list);
      const isThere = Array.isArray(rows) && rows.some((one: unknown) => fitsContentFilter(filter.where, one));
      return filter.has === 'some' ? isThere : !isThere;
    }
    case 'condition':
      return holds(filter, valueAt(row, filter));
  }
}

function holds({ operator, values }: FilterCondition, value: FilterValue | null): boolean {
  if (operator === '_null') return value === null;
  if (operator === '_empty') return value === null || value === '';
  if (value === null) return false;
  if (operator === '_nnull') return true;
  if (operator === '_nempty') return value !== '';
  const [first = '', last = first] = values;
  switch (operator) {
    case '_eq':
      return value === first;
    case '_neq':
      return value !== first;
    case '_in':
      return values.includes(value);
    case '_nin':
      return !values.includes(value);
    case '_lt':
      return value < first;
    case '_lte':
      return value <= first;
    case '_gt':
      return value > first;
    case '_gte':
      return value >= first;
    case '_between':
      return first <= value && value <= last;
    case '_nbetween':
      return value < first || last < value;
    default:
      return holdsPart(operator, String(value), String(first));
  }
}

function holdsPart(operator: string, value: string, part: string): boolean {
  const { isNegative, isPlain, kind } = readPartOperator(operator);
  const [text, wanted] = isPlain ? [plainText(value), plainText(part)] : [value, part];
  const isThere = {
    contains: text.includes(wanted),
    starts_with: text.startsWith(wanted),
    ends_with: text.endsWith(wanted),
  }[kind];
  return isThere !== isNegative;
}

/** `_nistarts_with` is the beginning of a text, without case and accents, and negative. */
export function readPartOperator(operator: string): {
  isNegative: boolean;
  isPlain: boolean;
  kind: 'contains' | 'starts_with' | 'ends_with';
} {
  const [, signs = '', kind] = /^_(n?i?)(contains|starts_with|ends_with)$/.exec(operator) ?? [];
  if (kind !== 'contains' && kind !== 'starts_with' && kind !== 'ends_with')
    throw new Error(`${operator} is not of a part of a text`);
  return { isNegative: signs.includes('n'), isPlain: signs.includes('i'), kind };
}

function valueAt(row: unknown, { path, field }: FilterCondition): FilterValue | null {
  const value = path.split('.').reduce(fieldOf, row);
  if (field === 'moment') return typeof value === 'string' ? Date.parse(value) : null;
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

function fieldOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null && Object.hasOwn(row, name) ? Reflect.get(row, name) : null;
}
