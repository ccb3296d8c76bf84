import { contract, limits } from '@portal/api/contract';
import { attendeesCsv, hashOfTicketCode, needsOf } from '@portal/api/rules';
import { eq } from 'drizzle-orm';
import { events } from '../../db/schema/index.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { found } from '../../http/problem.ts';
import type { DeskCall } from '../desk/access.ts';
import { type AttendeeRow, attendeeReply, countAttendees, everyAttendee, listAttendees } from './attendees.ts';
import { checkIn } from './check-in.ts';

export function attendanceRoutes(routes: Routes): void {
  const { attendance } = contract;
  bind(routes, attendance.attendees, async ({ query }, call) => {
    const { rows, nextCursor, totalItemCount } = await listAttendees(query, call);
    const counts = await countAttendees(call.db, call.facts.event.id);
    return { attendees: rows.map(attendeeReply), nextCursor, totalItemCount, counts };
  });
  bind(routes, attendance.needs, async (_, call) => {
    const { rows } = await allOf(call);
    return needsOf(rows.map(attendeeReply), limits.door.notes);
  });
  bind(routes, attendance.exportCsv, async (_, call) => {
    const { rows, event } = await allOf(call);
    const all = rows.map((row) => ({ ...attendeeReply(row), attendedAt: row.attendedAt }));
    call.headers.set('Content-Disposition', 'attachment; filename="attendees.csv"');
    return new Blob([attendeesCsv(all, event.startZone)], { type: 'text/csv; charset=utf-8' });
  });
  bind(routes, attendance.doorList, async (_, call) => {
    const { rows, event, isCut } = await allOf(call);
    return {
      eventId: event.id,
      title: event.title,
      startAt: event.startAt.toISOString(),
      timeZone: event.startZone,
      readAt: call.now.toISOString(),
      tickets: await Promise.all(rows.map((row) => doorTicket(row, call))),
      isCut,
    };
  });
  bind(routes, attendance.checkIn, async ({ body }, call) => {
    const results = await checkIn(body.scans, new Date(body.sentAt), call);
    return { results, counts: await countAttendees(call.db, call.facts.event.id) };
  });
}

async function allOf({ db, facts }: DeskCall) {
  const [event = null] = await db
    .select({ id: events.id, title: events.title, startAt: events.startAt, startZone: events.startZone })
    .from(events)
    .where(eq(events.id, facts.event.id));
  const rows = await everyAttendee(db, facts.event.id);
  return { event: found(event), rows: rows.slice(0, limits.door.tickets), isCut: rows.length > limits.door.tickets };
}

async function doorTicket(row: AttendeeRow, { deps }: DeskCall) {
  const { ticketId, ticketNumber, name, ticketType, attendedAt } = attendeeReply(row);
  const code = deps.ticketCodes.codeOf({ id: ticketId, number: ticketNumber, codeVersion: row.codeVersion });
  return { ticketId, ticketNumber, codeHash: await hashOfTicketCode(code), name, ticketType, attendedAt };
}
