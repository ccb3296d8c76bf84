import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';

/** What the organisation tells its members for a while. */
export const announcement = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Where one reads on: an address of the web, or a path of the portal. */
  link: z.string().nullable(),
  isActive: z.boolean(),
  startDate: iso,
  endDate: iso,
  /** Whom it is for; none: everybody. */
  segmentIds: z.array(id),
  createdAt: iso,
  createdByUserId: id.nullable(),
  /** Null where nobody has changed it. */
  updatedAt: iso.nullable(),
});
