import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';

/** Where somebody stands in the line for a type of ticket. Amounts are in cents. */
export const waitingEntry = z.object({
  eventId: id,
  eventTitle: z.string(),
  startDateTime: z.string(),
  startTimeZone: z.string(),
  ticketPriceId: id,
  name: z.string(),
  amount: z.int(),
  status: z.enum(['waiting', 'offered']),
  /** The next has 1; null once a seat is offered. */
  place: z.int().nullable(),
  /** Until when the seat is kept; null while one waits. */
  offerEndUtc: iso.nullable(),
});

/** Somebody in the line for a type of ticket, for those who look after the event. */
export const waitingPerson = z.object({
  entryId: id,
  ticketPriceId: id,
  ticketType: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['waiting', 'offered']),
  /** The next has 1; null once a seat is offered. */
  place: z.int().nullable(),
  since: iso,
  /** Until when the seat is kept; null while they wait. */
  offerEndUtc: iso.nullable(),
  /** They are paying for the seat that is offered. */
  isAtCheckout: z.boolean(),
});
