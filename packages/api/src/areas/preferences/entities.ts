import type * as z from 'zod';
import type { segment } from './schemas.ts';

/** One thing that somebody has chosen, or that is kept of them. */
export type Segment = z.output<typeof segment>;
