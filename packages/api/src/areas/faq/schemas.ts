import * as z from 'zod';
import { html, id, iso } from '../../contract/fields.ts';

/** A question that members ask often, with its answer. */
export const faq = z.object({
  id,
  /** The question. */
  name: z.string(),
  /** The answer. */
  description: html,
  isDeleted: z.boolean(),
  createdAt: iso,
  /** Null when whoever wrote it has left. */
  createdByUserId: id.nullable(),
  updatedAt: iso.nullable(),
  updatedByUserId: id.nullable(),
});
