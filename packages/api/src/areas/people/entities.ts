import type * as z from 'zod';
import type { foundAccount } from './contract.ts';
import type { currentUser, permission, person, userAccount } from './schemas.ts';

export type FoundAccount = z.output<typeof foundAccount>;
export type CurrentUser = z.output<typeof currentUser>;
export type Permission = z.output<typeof permission>;
export type Person = z.output<typeof person>;
export type UserAccount = z.output<typeof userAccount>;
