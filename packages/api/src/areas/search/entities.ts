import type * as z from 'zod';
import type { foundPost, pieces } from './schemas.ts';

export type FoundPost = z.output<typeof foundPost>;
export type Pieces = z.output<typeof pieces>;
