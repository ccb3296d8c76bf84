import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';

/** A folder of what a community shares. */
export const folder = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Its place among the folders, the first being 1. */
  order: z.int(),
  assetsCount: z.int(),
});

/** A file or a link in a folder. */
export const asset = z.object({
  id,
  name: z.string(),
  description: z.string(),
  type: z.enum(['link', 'file']),
  /** Where it leads to: the address of the link, or that of the file, which is signed and short-lived. */
  path: z.string(),
  /** Null of a link. */
  fileName: z.string().nullable(),
  /** Size of the file in bytes; null of a link, and where it is not known. */
  bytes: z.int().nullable(),
  createdAt: iso,
});
