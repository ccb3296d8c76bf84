import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { after, id, nextCursor, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { plainText } from '../../contract/texts.ts';
import { onDeskEvent } from '../desk/access.ts';
import { onTicketType } from '../tickets/access.ts';
import { waitingEntry, waitingPerson } from './schemas.ts';

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
    body: ofType.extend({
      /** What the person was shown to pay, in cents: where it is another sum by now, they are told before they pay. */
      total: z.int().min(0).optional(),
    }),
    response: z.object({ success: z.boolean(), message: z.string(), checkoutUrl: z.string().nullable() }),
    problems: ['conflict', 'unavailable'],
    once: true,
  }),
  ofEvent: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/waiting',
    service: 'product',
    summary:
      'Who waits for tickets of an event, and to whom a seat is offered, by type of ticket in the order of the line',
    access: onDeskEvent(),
    limit: callLimits.people,
    query: z.object({ pageSize: pageSize(pageSizes.admin), after }),
    response: z.object({ people: z.array(waitingPerson), nextCursor, totalItemCount }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/event/{id}/waiting/remove',
    service: 'product',
    summary: 'Take somebody out of a line and tell them why; a seat that is offered to them goes to the next',
    access: onDeskEvent(),
    limit: callLimits.edits,
    body: z.object({ entryId: id, reason: plainText(limits.event.messageLength) }),
    response: z.object({ success: z.boolean(), message: z.string() }),
    problems: ['conflict'],
    once: true,
  }),
};
