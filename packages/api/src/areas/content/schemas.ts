import * as z from 'zod';
import { html, id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';

const { bytes, depth } = limits.contentFilter;

/** A filter as it is sent. How far it nests is looked at first, level by level: what walks through a value would run out of stack. */
export const contentFilter = z
  .record(z.string(), z.unknown())
  .refine((filter) => nestsWithin(filter, 2 * depth), { error: 'The filter goes too deep' })
  .meta({ bytesTogether: bytes });

function nestsWithin(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let left = levels; left > 0 && level.length > 0; left -= 1) {
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return level.length === 0;
}

export const contentTag = z.object({ id, label: z.string() });

export const contentCategory = contentTag.extend({ type: z.enum(['NewsCategories', 'ResourceCategories']) });

/** Which item has what. */
const mapping = z.object({ item: id, collection: z.enum(['news', 'resource', 'page']) });

export const contentTagMapping = mapping.extend({ tag: id });

export const contentCategoryMapping = mapping.extend({ category: id });

export const contentSubcategoryMapping = mapping.extend({ subcategory: id });

export const contentSegmentMapping = mapping.extend({ segment: id });

export const contentSegmentGroup = z.object({
  category: z.string(),
  segments: z.array(z.object({ segmentId: id, segmentName: z.string() })),
});

/** How many, and of what where they are grouped. */
export const contentCount = z.object({
  count: z.int(),
  categories: id.optional(),
  subcategories: id.optional(),
  tags: id.optional(),
});

/** A file that is attached, with its address for whoever asks. */
export const contentFile = z.object({
  id,
  type: z.string(),
  /** The id: where a file lies is nobody's business. */
  filenameDisk: z.string(),
  filenameDownload: z.string(),
  url: z.string(),
});

/** A piece of news or a resource. */
export const contentItem = z.object({
  id,
  name: z.string(),
  shortDescription: z.string(),
  /** Null in a list that did not ask for it. */
  content: html.nullable(),
  /** Of its file; `imageUrl` is where it is. */
  image: id.nullable(),
  imageUrl: z.string().nullable(),
  /** What is on it, for those who do not see it; empty where nobody has said. */
  imageAlt: z.string(),
  status: z.literal('active'),
  date_created: iso,
  date_updated: iso.nullable(),
  publishStartDate: iso.nullable(),
  /** As they show themselves; null when they have left. */
  userCreated: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      avatar: z.string().nullable(),
      pronoun: z.string().nullable(),
    })
    .nullable(),
  categories: z.array(contentCategory),
  subcategories: z.array(contentTag),
  tags: z.array(contentTag),
  /** A picture is an `image`, everything else a `file`. */
  assets: z.array(z.object({ name: z.string(), file: contentFile.nullable(), image: contentFile.nullable() })),
  /** Those of whoever asks. */
  segments: z.array(z.object({ segmentId: id })),
});

/** A page for members. */
export const contentPage = z.object({ id, name: z.string(), membersOnly: z.boolean() });
