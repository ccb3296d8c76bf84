import * as z from 'zod';
import { callLimits } from '../../contract/call-limits.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';
import { after, id, iso, nextCursor, page, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { onDeskEvent } from '../desk/access.ts';
import { attendee, deviceTime, doorTicket, scan, scanResult } from './schemas.ts';
import { ticketStatuses } from './statuses.ts';

const counts = z.object({ registered: z.int(), attended: z.int() });

export const attendance = {
  attendees: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/attendees',
    service: 'product',
    summary: 'Who has a ticket of an event, by name',
    access: onDeskEvent(),
    limit: callLimits.people,
    query: z.object({
      /** In names, numbers of tickets and e-mail addresses. */
      keyword: upTo(limits.keywordLength).default(''),
      show: z.enum(['all', 'in', 'out']).default('all'),
      status: z.enum(ticketStatuses).default('Active'),
      ticketPriceId: id.optional(),
      page: page(),
      pageSize: pageSize(pageSizes.admin),
      after,
    }),
    response: z.object({ attendees: z.array(attendee), nextCursor, totalItemCount, counts }),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/attendance',
    service: 'product',
    summary: 'How many have a ticket of each type of an event, and how many of them have come',
    access: onDeskEvent(),
    response: z.object({
      title: z.string(),
      counts,
      ticketTypes: z.array(z.object({ id, name: z.string(), ...counts.shape })),
    }),
  }),
  needs: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/needs',
    service: 'product',
    summary: 'What the people of an event eat and need, for the caterer',
    access: onDeskEvent(),
    response: z.object({
      /** How many come, whether they need anything or not. */
      registered: z.int(),
      diets: z.array(z.object({ label: z.string(), count: z.int() })),
      notes: z.array(
        z.object({ ticketId: id, name: z.string(), food: z.string().nullable(), access: z.string().nullable() }),
      ),
      /** More have written something than are listed. */
      isCut: z.boolean(),
    }),
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/attendees.csv',
    service: 'product',
    summary: 'The attendees of an event as a table for a spreadsheet',
    access: onDeskEvent(),
    limit: callLimits.files,
    response: blob(),
  }),
  doorList: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/door',
    service: 'product',
    summary: 'Every ticket of an event, for a device that checks people in without a network',
    access: onDeskEvent(),
    limit: callLimits.files,
    response: z.object({
      eventId: id,
      title: z.string(),
      startAt: iso,
      timeZone: z.string(),
      readAt: iso,
      tickets: z.array(doorTicket),
      /** There are more tickets than a device keeps. */
      isCut: z.boolean(),
    }),
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/admin/event/{id}/checkin',
    service: 'product',
    summary: 'Check people in, or take that back: one scan, or all that a device has made without a network',
    access: onDeskEvent(),
    limit: callLimits.reactions,
    body: z.object({
      /** What the clock of the device shows now, so that one that goes wrong puts nobody in the wrong order. */
      sentAt: deviceTime,
      scans: z.array(scan).min(1).max(limits.door.scansAtOnce),
    }),
    response: z.object({
      results: z.array(scanResult),
      counts,
      /** When that was so: a list that was read before does not take it back. */
      readAt: iso,
    }),
  }),
};
