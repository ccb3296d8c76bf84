import type * as z from 'zod';
import type { faq } from './schemas.ts';

/** A question that members ask often, with its answer. */
export type Faq = z.output<typeof faq>;
