import { invalid, type Refusal } from '../../../rules/refusal.ts';
import {
  contentFieldsRefusal,
  contentNames,
  type ContentOrder,
  parseContentSort,
  wantsContent,
} from './content-fields.ts';
import { type ContentFilter, parseContentFilter } from './filter.ts';
import type { FieldTree } from './filter-fields.ts';

/** What is asked for, in a body or as it stands in an address. */
export interface WrittenContentQuery {
  /** In an address it is JSON. */
  filter?: unknown;
  sort?: readonly string[] | string | undefined;
  fields?: readonly string[] | string | undefined;
  meta?: string | undefined;
}

export interface ContentQuery {
  filter: ContentFilter;
  order: readonly ContentOrder[];
  /** The whole texts too. */
  isWhole: boolean;
  /** How many there are, too. */
  isCounted: boolean;
}

/** Reads what is asked for by the fields that there are, or says what is not known, and where. */
export function readContentQuery(
  { filter, sort, fields, meta = '' }: WrittenContentQuery,
  tree: FieldTree,
  { at, now }: { at: 'query' | 'body.query'; now: Date },
): ContentQuery | { refusal: Refusal } {
  const names = contentNames(fields);
  const refusal = contentFieldsRefusal(names, tree, `${at}.fields`);
  if (refusal !== null) return { refusal };
  const sorted = parseContentSort(contentNames(sort), `${at}.sort`);
  if ('refusal' in sorted) return sorted;
  const written = typeof filter === 'string' ? readJson(filter) : (filter ?? {});
  if (written === undefined) return { refusal: invalid(`${at}.filter`, 'The filter is not valid JSON') };
  const parsed = parseContentFilter(written, tree, { at: `${at}.filter`, now });
  if ('refusal' in parsed) return parsed;
  return { filter: parsed.filter, order: sorted.order, isWhole: wantsContent(names), isCounted: meta !== '' };
}

/** Undefined where it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
