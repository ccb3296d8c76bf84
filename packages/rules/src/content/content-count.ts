import { invalid, type Refusal } from '@portal/api/rules';
import { readContentQuery, readJson } from './content-query.ts';
import { type ContentFilter, nameShown } from './filter.ts';
import type { FieldTree } from './filter-fields.ts';

/** What items can be counted by, each of what they are in or carry once. */
const contentGroups = ['categories', 'subcategories', 'tags'] as const;
export type ContentGroup = (typeof contentGroups)[number];

export interface WrittenContentCount {
  /** As JSON: `{ "count": "*" }`. */
  aggregate: string;
  groupBy?: string | undefined;
  filter?: unknown;
  search?: string | undefined;
}

/** Reads what is to be counted; other aggregates than `count` are refused by their names. */
export function readContentCount(
  { aggregate, groupBy, ...query }: WrittenContentCount,
  fields: FieldTree,
  now: Date,
): { filter: ContentFilter; group: ContentGroup | null } | { refusal: Refusal } {
  const refusal = aggregateRefusal(readJson(aggregate));
  if (refusal !== null) return { refusal };
  const group = contentGroups.find((one) => one === groupBy);
  if (groupBy !== undefined && group === undefined)
    return { refusal: invalid('query.groupBy', `It cannot be grouped by ${nameShown(groupBy)}`) };
  const parsed = readContentQuery(query, fields, { at: 'query', now });
  return 'refusal' in parsed ? parsed : { filter: parsed.filter, group: group ?? null };
}

export interface CountedContent {
  count: number;
  /** The id of one of these. */
  categories?: string;
  subcategories?: string;
  tags?: string;
}

type Grouped = Readonly<Record<ContentGroup, readonly { id: string }[]>>;

/** Counts items as they are told, for each of what they are grouped by in the order of its id. */
export function countedContent(items: readonly Grouped[], group: ContentGroup | null): CountedContent[] {
  if (group === null) return [{ count: items.length }];
  const ids = items.flatMap((item) => item[group].map(({ id }) => id));
  return [...Map.groupBy(ids, (id) => id)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, all]) => countOf(group, id, all.length));
}

/** How many there are of one of what is grouped by. */
export function countOf(group: ContentGroup, id: string, count: number): CountedContent {
  const counted: CountedContent = { count };
  counted[group] = id;
  return counted;
}

function aggregateRefusal(aggregate: unknown): Refusal | null {
  if (typeof aggregate !== 'object' || aggregate === null || Array.isArray(aggregate))
    return invalid('query.aggregate', 'An object is wanted, such as {"count":"*"}');
  for (const [name, of] of Object.entries(aggregate)) {
    const at = `query.aggregate.${nameShown(name)}`;
    if (name !== 'count') return invalid(at, `The aggregate ${nameShown(name)} is not known`);
    const fields: readonly unknown[] = Array.isArray(of) ? of : [of];
    if (fields.length !== 1 || fields[0] !== '*') return invalid(at, 'What is counted is *');
  }
  return null;
}
