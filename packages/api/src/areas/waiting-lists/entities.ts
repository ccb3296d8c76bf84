import type * as z from 'zod';
import type { waitingEntry } from './schemas.ts';

/** A place in the line for a type of ticket, or the offer of a seat. */
export type WaitingEntry = z.output<typeof waitingEntry>;
