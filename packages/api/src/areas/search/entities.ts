import type * as z from 'zod';
import type { foundPost, foundSection, foundThing, missedSearch, pieces } from './schemas.ts';

export type FoundPost = z.output<typeof foundPost>;
export type Pieces = z.output<typeof pieces>;

/** Something that a search everywhere has found. */
export type FoundThing = z.output<typeof foundThing>;
export type FoundSection = z.output<typeof foundSection>;

/** Words that found nothing. */
export type MissedSearch = z.output<typeof missedSearch>;
