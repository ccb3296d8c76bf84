import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { isEventOfType } from '../../db/fragments.ts';
import { prepared } from '../../db/prepared.ts';
import { events, eventTicketTypes, tickets } from '../../db/schema/index.ts';
import { newTicketNumber } from './ticket-number.ts';

/** As the rule of the same name has it: the type is for members alone, or its whole event. */
export const isForMembers = sql<boolean>`(${events.isMembersOnly} or ${eventTicketTypes.isMembersOnly})`;

const typeColumns = {
  id: eventTicketTypes.id,
  eventId: eventTicketTypes.eventId,
  name: eventTicketTypes.name,
  amountCents: eventTicketTypes.amountCents,
  capacity: eventTicketTypes.capacity,
  sold: eventTicketTypes.sold,
  // Of the event.
  kind: events.kind,
  status: events.status,
  startAt: events.startAt,
  timeZone: events.startZone,
  endAt: events.endAt,
  opensAt: events.opensAt,
  closesAt: events.closesAt,
  isMembersOnly: isForMembers,
};

const heldColumns = {
  id: tickets.id,
  number: tickets.number,
  personId: tickets.personId,
  status: tickets.status,
  amountCents: tickets.amountCents,
  orderId: tickets.orderId,
  dietaryRequirements: tickets.dietaryRequirements,
  otherDietaryRequirement: tickets.otherDietaryRequirement,
  accessibilityRequirement: tickets.accessibilityRequirement,
  nominee: tickets.nominee,
  codeVersion: tickets.codeVersion,
  attendedAt: tickets.attendedAt,
};

const typesWithEvent = (db: Db) => db.select(typeColumns).from(eventTicketTypes).innerJoin(events, isEventOfType);

/** A type of ticket with what decides whether it is sold. */
export type TypeRow = Awaited<ReturnType<typeof typesWithEvent>>[number];

type HeldRow = Pick<typeof tickets.$inferSelect, keyof typeof heldColumns>;

export interface TicketRow extends HeldRow {
  type: TypeRow;
}

export async function typeById(db: Db, id: string): Promise<TypeRow | null> {
  const statement = prepared(db, 'ticket type by id', () =>
    typesWithEvent(db).where(eq(eventTicketTypes.id, sql.placeholder('id'))),
  );
  const [row = null] = await statement.execute({ id });
  return row;
}

export async function ticketById(db: Db, id: string): Promise<TicketRow | null> {
  const statement = prepared(db, 'ticket by id', () =>
    db
      .select({ held: heldColumns, type: typeColumns })
      .from(tickets)
      .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, tickets.ticketTypeId))
      .innerJoin(events, eq(events.id, tickets.eventId))
      .where(eq(tickets.id, sql.placeholder('id'))),
  );
  const [row] = await statement.execute({ id });
  return row === undefined ? null : { ...row.held, type: row.type };
}

export async function typesOf(db: Db, eventId: string, { page, size }: { page: number; size: number }) {
  const ofEvent = eq(eventTicketTypes.eventId, sql.placeholder('eventId'));
  const statement = prepared(db, 'types of tickets of an event', () =>
    db
      .select({ ...typeColumns, total: sql<number>`(count(*) over ())::int` })
      .from(eventTicketTypes)
      .innerJoin(events, isEventOfType)
      .where(ofEvent)
      .orderBy(eventTicketTypes.position, eventTicketTypes.id)
      .limit(sql.placeholder('size'))
      .offset(sql.placeholder('skip')),
  );
  const counting = () =>
    prepared(db, 'how many types of tickets of an event', () =>
      db
        .select({ total: sql<number>`count(*)::int` })
        .from(eventTicketTypes)
        .where(ofEvent),
    );
  const rows = await statement.execute({ eventId, size, skip: (page - 1) * size });
  return counted(rows, () => counting().execute({ eventId }));
}

/** Every type of an event once for each ticket of it that a person has or had, and once where there is none. */
export function typesAndTickets(db: Db, eventId: string, personId: string) {
  const statement = prepared(db, 'tickets of an event of a person', () =>
    db
      .select({ type: typeColumns, held: heldColumns })
      .from(eventTicketTypes)
      .innerJoin(events, isEventOfType)
      .leftJoin(
        tickets,
        and(
          eq(tickets.ticketTypeId, eventTicketTypes.id),
          // Found by both, since a type may have sold thousands.
          eq(tickets.eventId, sql.placeholder('eventId')),
          eq(tickets.personId, sql.placeholder('personId')),
        ),
      )
      .where(eq(eventTicketTypes.eventId, sql.placeholder('eventId')))
      .orderBy(eventTicketTypes.position, eventTicketTypes.id, tickets.createdAt, tickets.id),
  );
  return statement.execute({ eventId, personId });
}

/** A ticket as somebody gets it who pays nothing. */
export function freshTicket({ id, eventId, amountCents }: TypeRow, personId: string, now: Date) {
  return {
    id: randomUUID(),
    number: newTicketNumber(),
    eventId,
    ticketTypeId: id,
    personId,
    status: 'Active' as const,
    amountCents,
    createdAt: now,
    updatedAt: now,
  };
}

export async function holdsTicket(db: Db, eventId: string, personId: string): Promise<boolean> {
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), eq(tickets.personId, personId), eq(tickets.status, 'Active')))
    .limit(1);
  return rows.length > 0;
}

/** Of a ticket that somebody else comes with from now on: each has a code of their own, however many are named at once. */
export const nextCodeVersion = sql<number>`${tickets.codeVersion} + 1`;
