import * as z from 'zod';
import { iso } from '../../contract/fields.ts';

export const ownIdentity = z.object({
  /** Since when the identity provider opens the account; null: it does not. */
  linkedAt: iso.nullable(),
  /** One reads one's e-mail, as is known here: only then does the provider's word for it link. */
  isEmailConfirmed: z.boolean(),
});
