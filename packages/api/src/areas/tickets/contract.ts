import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { id, page, pageSize } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf } from '../../contract/texts.ts';
import { onEvent } from '../events/access.ts';
import { onTicket, onTicketType } from './access.ts';
import { option, requirementsInput, ticket, ticketPass } from './schemas.ts';

const changed = z.object({ data: ticket.nullable(), message: z.string() });

export const tickets = {
  ofEvent: endpoint({
    method: 'GET',
    path: '/api/event/{id}/tickets',
    service: 'product',
    summary: 'Types of tickets of an event',
    access: onEvent('see'),
    query: z.object({ page: page(), size: pageSize(pageSizes.ticketTypes) }),
    response: z.object({ tickets: z.array(ticket), totalItems: z.int() }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/user/event/{id}/tickets',
    service: 'product',
    summary: 'My tickets of an event, and the types that I hold none of',
    access: onEvent('see'),
    response: z.object({ tickets: z.array(ticket) }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/event/register',
    service: 'product',
    summary: 'Register for an event that is free',
    access: onTicketType('ticketPriceId'),
    body: z.object({ ticketPriceId: id, userId: id.optional() }),
    response: z.object({ success: z.boolean(), message: z.string(), checkoutUrl: z.string().nullable() }),
    problems: ['conflict', 'unavailable'],
    once: true,
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/ticket/{id}',
    service: 'product',
    summary: 'One of my tickets',
    access: onTicket('see'),
    response: ticket,
  }),
  pass: endpoint({
    method: 'GET',
    path: '/api/ticket/{id}/pass',
    service: 'product',
    summary: 'One of my tickets as it is shown at the door',
    access: onTicket('see'),
    isForOneself: true,
    response: ticketPass,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/ticket/cancel',
    service: 'product',
    summary: 'Cancel a ticket',
    access: onTicket('cancel', 'cancellation_nominate_substitute'),
    body: z.object({ ticketId: id }),
    response: changed,
    problems: ['conflict'],
    once: true,
  }),
  nominate: endpoint({
    method: 'POST',
    path: '/api/ticket/nominatesubstitute',
    service: 'product',
    summary: 'Name who comes instead',
    access: onTicket('nominate', 'cancellation_nominate_substitute'),
    body: z.object({
      ticketId: id,
      nomineeTitle: lineOf(limits.nominee.length),
      nomineeName: lineOf(limits.nominee.length),
      nomineeEmail: z.email().max(limits.nominee.length),
      nomineeMobile: z
        .string()
        .max(limits.nominee.mobileLength)
        .refine((mobile) => /^\d+$/.test(mobile), { error: 'Enter a valid mobile number (numbers only)' }),
      nomineeOrgName: upTo(limits.nominee.length).default(''),
    }),
    response: changed,
    problems: ['conflict'],
    once: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/ticket/update',
    service: 'product',
    summary: 'Say what I eat and need at an event',
    access: onTicket('update'),
    body: z.object({
      ticketId: id,
      ...requirementsInput.shape,
    }),
    response: z.object({ success: z.boolean(), message: z.string() }),
    problems: ['conflict'],
  }),
  dietaryOptions: endpoint({
    method: 'GET',
    path: '/api/value/dietaryrequirements',
    service: 'product',
    summary: 'What people may not eat',
    access: signedIn(),
    response: z.array(option),
  }),
};
