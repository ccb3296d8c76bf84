import type * as z from 'zod';
import type { invoice } from './schemas.ts';

/** What somebody was asked to pay, and what has become of it. */
export type Invoice = z.output<typeof invoice>;
