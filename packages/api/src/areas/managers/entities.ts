import type * as z from 'zod';
import type { manager } from './schemas.ts';

export type Manager = z.output<typeof manager>;
