import * as z from 'zod';
import { page, pageInBody, pageSize } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import { pageSizes } from '../../../contract/page-sizes.ts';
import { contentFilter } from '../schemas.ts';

const { length, fields, fieldLength, textLength } = limits.contentFilter;

const search = z.string().max(textLength).optional();

/** As Directus reads it in a body. What is not known is refused by its name: who asks for it would take the answer for another. */
export const searchBody = z.object({
  query: z
    .strictObject({
      page: pageInBody(),
      limit: z.int().min(1).max(pageSizes.contentCap).default(pageSizes.content),
      /** Fields, with `-` before what is to be descending. */
      sort: z.array(z.string().max(fieldLength)).max(limits.contentFilter.sorts).default([]),
      fields: z.array(z.string().max(fieldLength)).max(fields).default([]),
      /** Whatever it says, both are counted. */
      meta: z.string().max(fieldLength).optional(),
      filter: contentFilter.optional(),
      search,
      deep: contentFilter.optional(),
    })
    .prefault({}),
});

const deep = z.string().max(length).optional();

/** The same in an address: names with commas between, filters as JSON. */
const queryFields = {
  page: page(),
  fields: z.string().max(length).optional(),
  filter: z.string().max(length).optional(),
};

export const itemsQuery = z.strictObject({
  ...queryFields,
  limit: z.coerce.number().int().min(1).max(pageSizes.contentCap).default(pageSizes.contentCap),
  sort: z.string().max(length).optional(),
  meta: z.string().max(fieldLength).optional(),
  /** Words in their names and what is said of them in short. */
  search,
  /** What of their lists is told: `{ tags: { _limit: 3 } }`. */
  deep,
});

export const labelsQuery = z.strictObject({ ...queryFields, limit: pageSize(pageSizes.cap) });

export const itemQuery = z.strictObject({
  fields: z.string().max(length).optional(),
  meta: z.string().max(fieldLength).optional(),
  deep,
});

/** How many there are, as Directus counts: `{ "count": "*" }`. */
export const countQuery = z.strictObject({
  aggregate: z.string().max(fieldLength).default('{"count":"*"}'),
  groupBy: z.string().max(fieldLength).optional(),
  filter: z.string().max(length).optional(),
  search,
});
