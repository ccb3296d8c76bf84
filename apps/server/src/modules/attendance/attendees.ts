import { limits, type Attendee } from '@portal/api/contract';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes, people, tickets } from '../../db/schema/index.ts';
import { containsText, fitsPattern, patternOf } from '../../db/search.ts';
import { keyText, paged } from '../../http/cursor.ts';
import type { DeskCall } from '../desk/access.ts';

const nomineeName = sql<string | null>`${tickets.nominee} ->> 'name'`;
/** By the name of whoever comes. */
const sortName = sql<string>`lower(coalesce(${tickets.nominee} ->> 'name', ${people.lastName} || ' ' || ${people.firstName}))`;

const columns = {
  ticketId: tickets.id,
  ticketNumber: tickets.number,
  codeVersion: tickets.codeVersion,
  nomineeName,
  nomineeEmail: sql<string | null>`${tickets.nominee} ->> 'email'`,
  nomineeOrganisation: sql<string | null>`nullif(${tickets.nominee} ->> 'orgName', '')`,
  holderName: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
  email: people.email,
  organisation: people.organisationName,
  ticketType: eventTicketTypes.name,
  dietaryRequirements: tickets.dietaryRequirements,
  otherDietaryRequirement: tickets.otherDietaryRequirement,
  accessibilityRequirement: tickets.accessibilityRequirement,
  attendedAt: tickets.attendedAt,
  sortName,
};

const selectAttendees = (db: Db) =>
  db
    .select(columns)
    .from(tickets)
    .innerJoin(people, eq(people.id, tickets.personId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, tickets.ticketTypeId));

export type AttendeeRow = Awaited<ReturnType<typeof selectAttendees>>[number];

const isOfEvent = (eventId: string) => and(eq(tickets.eventId, eventId), eq(tickets.status, 'Active'));

export interface AttendeesQuery {
  keyword: string;
  show: 'all' | 'in' | 'out';
  page: number;
  pageSize: number;
  after?: string | undefined;
}

const placeShape = z.tuple([keyText, keyText]);

export async function listAttendees(query: AttendeesQuery, { db, deps, facts }: DeskCall) {
  const { id } = facts.event;
  const cursor = deps.cursors(`attendees of ${id}`, placeShape);
  const place = query.after === undefined ? null : cursor.unpack(query.after);
  const wanted = and(isOfEvent(id), isShown(query.show), isFoundBy(query.keyword));
  const rows = await selectAttendees(db)
    .where(and(wanted, place ? sql`(${sortName}, ${tickets.id}) > (${place[0]}, ${place[1]})` : undefined))
    .orderBy(sortName, tickets.id)
    .limit(query.pageSize + 1)
    .offset(place ? 0 : (query.page - 1) * query.pageSize);
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tickets)
    .innerJoin(people, eq(people.id, tickets.personId))
    .where(wanted);
  const page = paged(rows, query.pageSize, (row) => [row.sortName, row.ticketId] as [string, string], cursor);
  return { ...page, totalItemCount: found?.total ?? 0 };
}

function isShown(show: AttendeesQuery['show']): SQL | undefined {
  if (show === 'all') return undefined;
  return show === 'in' ? isNotNull(tickets.attendedAt) : isNull(tickets.attendedAt);
}

function isFoundBy(keyword: string): SQL | undefined {
  if (keyword.trim() === '') return undefined;
  return or(
    fitsPattern(people.searchName, patternOf(keyword)),
    fitsPattern(sql`search_text(coalesce(${tickets.nominee} ->> 'name', ''))`, patternOf(keyword)),
    containsText(people.email, keyword),
    containsText(tickets.number, keyword),
  );
}

/** All of them, as many as a device or a table takes; one more says that there are more. */
export function everyAttendee(db: Db, eventId: string): Promise<AttendeeRow[]> {
  return selectAttendees(db)
    .where(isOfEvent(eventId))
    .orderBy(sortName, tickets.id)
    .limit(limits.door.tickets + 1);
}

/** How many have a ticket, and how many of them have come. */
export async function countAttendees(db: Db, eventId: string): Promise<{ registered: number; attended: number }> {
  const [counts] = await db
    .select({ registered: sql<number>`count(*)::int`, attended: sql<number>`count(${tickets.attendedAt})::int` })
    .from(tickets)
    .where(isOfEvent(eventId));
  return counts ?? { registered: 0, attended: 0 };
}

export function attendeeReply(row: AttendeeRow): Attendee {
  const isSubstitute = row.nomineeName !== null;
  return {
    ticketId: row.ticketId,
    ticketNumber: row.ticketNumber,
    name: row.nomineeName ?? row.holderName,
    email: row.nomineeEmail ?? row.email,
    organisation: isSubstitute ? row.nomineeOrganisation : row.organisation,
    ticketType: row.ticketType,
    insteadOf: isSubstitute ? row.holderName : null,
    dietaryRequirements: row.dietaryRequirements,
    otherDietaryRequirement: row.otherDietaryRequirement,
    accessibilityRequirement: row.accessibilityRequirement,
    attendedAt: row.attendedAt?.toISOString() ?? null,
  };
}
