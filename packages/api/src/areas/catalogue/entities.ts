import type * as z from 'zod';
import type { countedTag } from '../posts/schemas.ts';

/** What a post can carry, with how many do. */
export type CountedTag = z.output<typeof countedTag>;
