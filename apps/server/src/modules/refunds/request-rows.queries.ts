import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { fullName, fullNameOrNull } from '../../db/fragments.ts';
import { events, eventTicketTypes, people, refundRequests, refunds, tickets } from '../../db/schema/index.ts';

const deciders = alias(people, 'deciders');

/** Requests with what decides them. */
export function selectRequests(db: Db) {
  return db
    .select({
      id: refundRequests.id,
      status: refundRequests.status,
      createdAt: refundRequests.createdAt,
      reason: refundRequests.reason,
      name: fullName(people),
      email: people.email,
      personId: people.id,
      eventId: events.id,
      eventTitle: events.title,
      eventStartAt: events.startAt,
      ticketId: tickets.id,
      ticketNumber: tickets.number,
      ticketTypeId: tickets.ticketTypeId,
      ticketType: eventTicketTypes.name,
      ticketStatus: tickets.status,
      orderId: tickets.orderId,
      attendedAt: tickets.attendedAt,
      paid: tickets.amountCents,
      decidedAt: refundRequests.decidedAt,
      decidedBy: fullNameOrNull(deciders),
      granted: refundRequests.grantedCents,
      isRefunded: sql<boolean>`(${refunds.id} is not null)`,
      refundedAt: refunds.doneAt,
      answer: refundRequests.answer,
    })
    .from(refundRequests)
    .innerJoin(tickets, eq(tickets.id, refundRequests.ticketId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, tickets.ticketTypeId))
    .innerJoin(events, eq(events.id, refundRequests.eventId))
    .innerJoin(people, eq(people.id, tickets.personId))
    .leftJoin(deciders, eq(deciders.id, refundRequests.decidedBy))
    .leftJoin(refunds, eq(refunds.id, refundRequests.ticketId));
}
