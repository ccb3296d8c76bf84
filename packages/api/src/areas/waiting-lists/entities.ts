import type * as z from 'zod';
import type { waitingEntry, waitingPerson } from './schemas.ts';

/** A place in the line for a type of ticket, or the offer of a seat. */
export type WaitingEntry = z.output<typeof waitingEntry>;
/** Somebody in that line, as those see them who look after the event. */
export type WaitingPerson = z.output<typeof waitingPerson>;
