import type { contract, HandlerReply } from '@portal/api/contract';
import { limits } from '@portal/api/contract';
import { needsSummary } from '@portal/rules';
import { found } from '../../http/problem.ts';
import type { DeskCall } from '../desk/index.ts';
import { attendeeReply } from './attendee-rows.ts';
import { attendeesWithNeeds, countAttendees, countsByType, dietsOf, eventTitle } from './overview.queries.ts';

type Attendance = typeof contract.attendance;

/** The same by type of ticket. */
export async function overviewOf({ db, facts }: DeskCall): Promise<HandlerReply<Attendance['overview']>> {
  const { id } = facts.event;
  const event = await eventTitle(db, id);
  const ticketTypes = await countsByType(db, id);
  return { title: found(event).title, counts: await countAttendees(db, id), ticketTypes };
}

/** Counted by the database, however many there are. */
export async function needsOfEvent({ db, facts }: DeskCall): Promise<HandlerReply<Attendance['needs']>> {
  const { id } = facts.event;
  const diets = await dietsOf(db, id);
  const written = await attendeesWithNeeds(db, id);
  const counted = {
    registered: (await countAttendees(db, id)).registered,
    diets: diets.map((row) => [row.diet, row.count] as const),
    written: written.map(attendeeReply),
  };
  return needsSummary(counted, limits.door.notes);
}
