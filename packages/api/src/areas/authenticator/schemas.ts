import * as z from 'zod';
import { iso } from '../../contract/fields.ts';

export const ownAuthenticator = z.object({
  /** Since when the app is asked; null: there is none. */
  addedAt: iso.nullable(),
  recoveryCodesLeft: z.int(),
});
