import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { id } from '../../contract/fields.ts';
import { onTicketType } from '../tickets/access.ts';
import { waitingEntry } from './schemas.ts';

const ofType = z.object({ ticketPriceId: id });

export const waitingLists = {
  mine: endpoint({
    method: 'GET',
    path: '/api/user/waitinglist',
    service: 'product',
    summary: 'The lines for tickets in which I stand, and the seats that are offered to me',
    access: signedIn('events'),
    response: z.object({ entries: z.array(waitingEntry) }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/event/waitinglist/join',
    service: 'product',
    summary: 'Wait for a ticket that is sold out',
    access: onTicketType('ticketPriceId'),
    body: ofType,
    response: z.object({ success: z.boolean(), message: z.string() }),
    problems: ['conflict'],
    once: true,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/event/waitinglist/leave',
    service: 'product',
    summary: 'Wait no longer, or decline the seat that is offered',
    access: onTicketType('ticketPriceId'),
    body: ofType,
    response: z.object({ success: z.boolean(), message: z.string() }),
    problems: ['conflict'],
    once: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/event/waitinglist/accept',
    service: 'product',
    summary: 'Take the seat that is offered: what is free at once, the rest where it is paid',
    access: onTicketType('ticketPriceId'),
    body: ofType,
    response: z.object({ success: z.boolean(), message: z.string(), checkoutUrl: z.string().nullable() }),
    problems: ['conflict'],
    once: true,
  }),
};
