import type * as z from 'zod';
import type { foundPost, foundSection, foundTag, foundThing, missedSearch, pieces } from './schemas.ts';

export type FoundPost = z.output<typeof foundPost>;
export type Pieces = z.output<typeof pieces>;

/** Something that a search everywhere has found. */
export type FoundThing = z.output<typeof foundThing>;
export type FoundSection = z.output<typeof foundSection>;

/** A tag that things of several kinds may carry. */
export type FoundTag = z.output<typeof foundTag>;

/** Words that found nothing. */
export type MissedSearch = z.output<typeof missedSearch>;
