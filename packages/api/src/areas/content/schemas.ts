import * as z from 'zod';
import { html, id, iso } from '../../contract/fields.ts';

export const contentTag = z.object({ id, label: z.string() });

export const contentCategory = contentTag.extend({ type: z.enum(['NewsCategories', 'ResourceCategories']) });

/** A file that is attached, with its address for whoever asks. */
const contentFile = z.object({
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
