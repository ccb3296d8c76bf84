import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { permissions } from '../../contract/permissions.ts';

export const contactType = z.enum(['Member', 'ClientUser', 'Staff']);
/** Standard 0, Admin 1, WorkSpaceOwner 2, Manager 3. */
export const userRole = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

export const permission = z.enum(permissions);

/** A person as others see them. */
export const person = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  pronoun: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});

const account = person.extend({
  role: userRole,
  contactTypes: z.array(contactType),
  segments: z.array(z.object({ id, name: z.string() })),
});

/** Somebody's account, as far as the person who asks may know it: `visibleTo` says what they are told of it. */
export const userAccount = account.extend({
  organisationName: z.string().nullable(),
  registeredEmail: z.string().nullable(),
});

export const currentUser = account.extend({
  registeredEmail: z.string(),
  memberNum: z.string().nullable(),
  membershipLapsed: z.boolean(),
  /** When the person had finished, or put away, what is shown at the first login. */
  firstLoginAt: iso.nullable(),
  /** The administrator who sees the portal as this person; null when it is they themselves. */
  impersonator: z.object({ id, name: z.string() }).nullable(),
});
