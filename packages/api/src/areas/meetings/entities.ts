import type * as z from 'zod';
import type { meeting } from './schemas.ts';

/** A meeting of a community, as one person sees it. */
export type Meeting = z.output<typeof meeting>;

export type { MeetingReply, MeetingVisibility } from './statuses.ts';
