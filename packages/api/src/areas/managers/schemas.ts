import * as z from 'zod';
import { id } from '../../contract/fields.ts';

/** Who looks after all communities. */
export const manager = z.object({ id, email: z.string(), firstName: z.string(), lastName: z.string() });

/** The role of a manager, by its name or its number. */
export const managerRole = z.union([z.literal('Manager'), z.literal(3)]);

/** The same in a query, where a number is text. */
export const managerRoleNumber = z.union([z.literal('Manager'), z.coerce.number().pipe(z.literal(3))]);
