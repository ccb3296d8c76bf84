import { invalid, type Refusal } from '@portal/api/rules';
import {
  contentFieldsRefusal,
  contentNames,
  type ContentOrder,
  parseContentSort,
  wantsContent,
} from './content-fields.ts';
import { type ContentDeep, parseContentDeep } from './content-deep.ts';
import { type ContentFilter, parseContentFilter } from './filter.ts';
import type { FieldTree } from './filter-fields.ts';

/** What is asked for, in a body or as it stands in an address. */
export interface WrittenContentQuery {
  /** In an address it is JSON. */
  filter?: unknown;
  sort?: readonly string[] | string | undefined;
  fields?: readonly string[] | string | undefined;
  meta?: string | undefined;
  search?: string | undefined;
  /** In an address it is JSON. */
  deep?: unknown;
}

export interface ContentQuery {
  filter: ContentFilter;
  order: readonly ContentOrder[];
  /** The whole texts too. */
  isWhole: boolean;
  /** How many there are, too. */
  isCounted: boolean;
  /** What of the lists within items is told. */
  deep: ContentDeep;
}

/** Reads what is asked for by the fields that there are, or says what is not known, and where. */
export function readContentQuery(
  { filter, sort, fields, meta = '', search = '', deep }: WrittenContentQuery,
  tree: FieldTree,
  { at, now }: { at: 'query' | 'body.query'; now: Date },
): ContentQuery | { refusal: Refusal } {
  const names = contentNames(fields);
  const refusal = contentFieldsRefusal(names, tree, `${at}.fields`);
  if (refusal !== null) return { refusal };
  const sorted = parseContentSort(contentNames(sort), `${at}.sort`);
  if ('refusal' in sorted) return sorted;
  const written = readWritten(filter);
  if (written === undefined) return { refusal: invalid(`${at}.filter`, 'The filter is not valid JSON') };
  const parsed = parseContentFilter(written, tree, { at: `${at}.filter`, now });
  if ('refusal' in parsed) return parsed;
  const wanted = readWritten(deep);
  if (wanted === undefined) return { refusal: invalid(`${at}.deep`, 'It is not valid JSON') };
  const within = parseContentDeep(wanted, tree, { at: `${at}.deep`, now });
  if ('refusal' in within) return within;
  return {
    filter: search.trim() === '' ? parsed.filter : { kind: 'all', of: [parsed.filter, saysIn(search.trim())] },
    order: sorted.order,
    isWhole: wantsContent(names),
    isCounted: meta !== '',
    deep: within.deep,
  };
}

/** What is searched for stands in the name, or in what is said in short. */
function saysIn(words: string): ContentFilter {
  const condition = { kind: 'condition', field: 'text', operator: '_icontains', values: [words] } as const;
  return { kind: 'any', of: ['name', 'shortDescription'].map((path) => ({ ...condition, path })) };
}

function readWritten(given: unknown): unknown {
  return typeof given === 'string' ? readJson(given) : (given ?? {});
}

/** Undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
