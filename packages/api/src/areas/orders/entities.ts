import type * as z from 'zod';
import type { order } from './schemas.ts';

/** What somebody ordered, and what has become of it. */
export type Order = z.output<typeof order>;
