import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { contactType, userRole } from '../people/schemas.ts';
import { userStates } from './statuses.ts';

export const userState = z.enum(userStates);

/** An account, as whoever runs the portal sees it. */
export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: userRole,
  contactTypes: z.array(contactType),
  memberNumber: z.string(),
  createdAt: iso,
  /** Since when nobody comes in by it; null: it is open. */
  disabledAt: iso.nullable(),
});

/** One account, with what the person who asks may do with it. */
export const userDetail = user.extend({
  /** Why it was disabled, and who did it; null where nobody wrote that down, or it is open. */
  disabling: z.object({ reason: z.string(), by: z.string().nullable() }).nullable(),
  /** Communities where they are something of their own, which they lose as a manager. */
  membershipsCount: z.int(),
  /** The roles that can be given to them now. */
  rolesToGive: z.array(userRole),
  canBeDisabled: z.boolean(),
  canBeEnabled: z.boolean(),
  canBeSignedOut: z.boolean(),
  canBeActedFor: z.boolean(),
});
