import type * as z from 'zod';
import type { option, ticket, ticketPass } from './schemas.ts';

/** A ticket that somebody holds, or, without an id, a type that can be had. */
export type Ticket = z.output<typeof ticket>;
export type DietaryOption = z.output<typeof option>;
export type TicketPass = z.output<typeof ticketPass>;
