import type * as z from 'zod';
import type { poll } from './schemas.ts';

export type Poll = z.output<typeof poll>;
