import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullName } from '../../db/fragments.ts';
import { eventTicketTypes, people, tickets } from '../../db/schema/index.ts';

const nomineeName = sql<string | null>`${tickets.nominee} ->> 'name'`;

/** By the name of whoever comes. */
export const sortName = sql<string>`lower(coalesce(${tickets.nominee} ->> 'name', ${people.lastName} || ' ' || ${people.firstName}))`;

const columns = {
  ticketId: tickets.id,
  ticketNumber: tickets.number,
  codeVersion: tickets.codeVersion,
  nomineeName,
  nomineeEmail: sql<string | null>`${tickets.nominee} ->> 'email'`,
  nomineeOrganisation: sql<string | null>`nullif(${tickets.nominee} ->> 'orgName', '')`,
  holderName: fullName(people),
  email: people.email,
  organisation: people.organisationName,
  ticketType: eventTicketTypes.name,
  dietaryRequirements: tickets.dietaryRequirements,
  otherDietaryRequirement: tickets.otherDietaryRequirement,
  accessibilityRequirement: tickets.accessibilityRequirement,
  attendedAt: tickets.attendedAt,
  status: tickets.status,
  sortName,
};

export const selectAttendees = (db: Db) =>
  db
    .select(columns)
    .from(tickets)
    .innerJoin(people, eq(people.id, tickets.personId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, tickets.ticketTypeId));

/** Tickets of an event that let somebody in. */
export const isOfEvent = (eventId: string) => and(eq(tickets.eventId, eventId), eq(tickets.status, 'Active'));

/** Those that come after a place in the list. */
export const isAfter = ([name, id]: readonly [name: string, id: string]) =>
  sql`(${sortName}, ${tickets.id}) > (${name}, ${id})`;
