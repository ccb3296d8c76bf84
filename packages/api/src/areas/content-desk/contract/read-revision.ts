import * as z from 'zod';

/** The state of the item that was read: nobody changes what they have not seen. */
export const readRevision = { revision: z.int().min(0).max(2_147_483_647) };
