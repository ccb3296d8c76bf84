import type * as z from 'zod';
import type { ownIdentity } from './schemas.ts';

export type OwnIdentity = z.output<typeof ownIdentity>;
