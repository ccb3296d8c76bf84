import { contract, limits } from '@portal/api/contract';
import { hashOfTicketCode } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { found } from '../../http/problem.ts';
import type { DeskCall } from '../desk/index.ts';
import { type AttendeeRow, attendeeReply } from './attendee-rows.ts';
import { listAttendees } from './attendees.ts';
import { checkIn } from './check-in.ts';
import { everyAttendee } from './every-attendee.queries.ts';
import { exportAttendees } from './export-attendees.ts';
import { countAttendees } from './overview.queries.ts';
import { needsOfEvent, overviewOf } from './overview.ts';
import { doorEvent } from './attendance.queries.ts';

export function attendanceRoutes(routes: Routes): void {
  const { attendance } = contract;
  bind(routes, attendance.attendees, async ({ query }, call) => {
    const { rows, nextCursor, totalItemCount } = await listAttendees(query, call);
    const counts = await countAttendees(call.db, call.facts.event.id);
    return { attendees: rows.map(attendeeReply), nextCursor, totalItemCount, counts };
  });
  bind(routes, attendance.overview, (_, call) => overviewOf(call));
  bind(routes, attendance.needs, (_, call) => needsOfEvent(call));
  bind(routes, attendance.exportCsv, async (_, call) => exportAttendees((await eventOf(call)).startZone, call));
  bind(routes, attendance.doorList, async (_, call) => {
    const event = await eventOf(call);
    const rows = await everyAttendee(call.db, event.id);
    const listed = rows.slice(0, limits.door.tickets);
    return {
      eventId: event.id,
      title: event.title,
      startAt: event.startAt.toISOString(),
      timeZone: event.startZone,
      readAt: call.now.toISOString(),
      tickets: await Promise.all(listed.map((row) => doorTicket(row, call))),
      isCut: rows.length > listed.length,
    };
  });
  bind(routes, attendance.checkIn, async ({ body }, call) => {
    const results = await checkIn(body.scans, new Date(body.sentAt), call);
    // Once it is done, so that no list that was read before it is taken for newer.
    const readAt = call.deps.clock.now().toISOString();
    return { results, counts: await countAttendees(call.db, call.facts.event.id), readAt };
  });
}

async function eventOf({ db, facts }: DeskCall) {
  const event = await doorEvent(db, facts.event.id);
  return found(event);
}

async function doorTicket(row: AttendeeRow, { deps }: DeskCall) {
  const { ticketId, ticketNumber, name, ticketType, attendedAt } = attendeeReply(row);
  const code = deps.ticketCodes.codeOf({ id: ticketId, number: ticketNumber, codeVersion: row.codeVersion });
  return { ticketId, ticketNumber, codeHash: await hashOfTicketCode(code), name, ticketType, attendedAt };
}
