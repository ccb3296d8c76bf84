import type * as z from 'zod';
import type { user, userDetail } from './schemas.ts';

export type User = z.output<typeof user>;
export type UserDetail = z.output<typeof userDetail>;
