import type { ReminderWishes } from '@portal/api/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullName } from '../../db/fragments.ts';
import {
  eventChanges,
  events,
  eventTicketTypes,
  people,
  refundRequests,
  tickets,
  waitingEntries,
} from '../../db/schema/index.ts';
import { wishesOf } from '../reminders/index.ts';
import type { NamedSubstitute } from '../tickets/index.ts';
import type { EventMailJob } from './event-mail-kinds.ts';
import { substituteFacts, substituteOf } from './substitute-facts.ts';

/** What a mail about an event is written from, as it is now; null where there is no longer reason to send it. */
export async function mailFacts(db: Db, job: EventMailJob, now: Date): Promise<MailFacts | null> {
  const [row] = await db
    .select({
      person: { id: people.id, email: people.email, firstName: people.firstName },
      holder: fullName(people),
      event: events,
    })
    .from(people)
    .innerJoin(events, eq(events.id, job.eventId))
    // Whoever is written to in their stead hears of it, whatever became of their account.
    .where(and(eq(people.id, job.personId), job.recipient === null ? isNull(people.disabledAt) : undefined));
  if (row === undefined) return null;
  const named = substituteOf(job);
  const known = { ...row, message: await messageFor(db, job) };
  const facts = named ? await substituteFacts(db, { job, named, known }) : await holderFacts(db, job, known);
  return facts && isStillSo(job, facts, now) ? facts : null;
}

export type KnownFacts = Pick<MailFacts, 'person' | 'holder' | 'event' | 'message'>;

/** Of whoever holds tickets, or waits for one. */
async function holderFacts(db: Db, job: EventMailJob, known: KnownFacts): Promise<MailFacts> {
  const held = await db
    .select({ number: tickets.number })
    .from(tickets)
    .where(and(eq(tickets.eventId, job.eventId), eq(tickets.personId, job.personId), eq(tickets.status, 'Active')))
    .orderBy(asc(tickets.createdAt), asc(tickets.id));
  const isOffer = job.kind === 'offer' || job.kind === 'offerOver';
  return {
    ...known,
    numbers: held.map(({ number }) => number),
    offer: isOffer ? await offerOf(db, job.about) : null,
    refund: job.kind.startsWith('refund') ? await refundOf(db, job.about) : null,
    wishes: await wishesOf(db, job.personId),
    substitute: null,
  };
}

export interface MailFacts {
  /** Who is written to. */
  person: Pick<typeof people.$inferSelect, 'id' | 'email' | 'firstName'>;
  /** Who holds the tickets. */
  holder: string;
  event: typeof events.$inferSelect;
  /** Of the tickets that the person holds. */
  numbers: string[];
  /** Of a mail about an offer. */
  offer: Awaited<ReturnType<typeof offerOf>>;
  /** Of a mail about money that somebody asks back. */
  refund: Awaited<ReturnType<typeof refundOf>>;
  /** What its organiser tells those whom a cancellation concerns, or who is taken out of the line; '' where nothing was written. */
  message: string;
  wishes: ReminderWishes;
  /** The ticket of whoever is written to and comes instead of its holder; null: the holder is written to. */
  substitute: NamedSubstitute | null;
}

async function offerOf(db: Db, entryId: string) {
  const [offer = null] = await db
    .select({ status: waitingEntries.status, offeredAt: waitingEntries.offeredAt, name: eventTicketTypes.name })
    .from(waitingEntries)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, waitingEntries.ticketTypeId))
    .where(eq(waitingEntries.id, entryId));
  return offer;
}

async function refundOf(db: Db, requestId: string) {
  const [refund = null] = await db
    .select({
      status: refundRequests.status,
      grantedCents: refundRequests.grantedCents,
      answer: refundRequests.answer,
      number: tickets.number,
      paidCents: tickets.amountCents,
      hasTicket: sql<boolean>`(${tickets.status} = 'Active')`,
    })
    .from(refundRequests)
    .innerJoin(tickets, eq(tickets.id, refundRequests.ticketId))
    .where(eq(refundRequests.id, requestId));
  return refund;
}

async function messageFor(db: Db, { kind, about, eventId }: EventMailJob): Promise<string> {
  if (kind === 'lineRemoved') return about;
  return kind === 'cancelled' || kind === 'lineCancelled' ? messageOf(db, eventId) : '';
}

async function messageOf(db: Db, eventId: string): Promise<string> {
  const [cancelled] = await db
    .select({ changes: eventChanges.changes })
    .from(eventChanges)
    .where(and(eq(eventChanges.eventId, eventId), eq(eventChanges.kind, 'cancelled')))
    .orderBy(desc(eventChanges.id))
    .limit(1);
  const message = cancelled?.changes.find(({ field }) => field === 'message')?.after;
  return typeof message === 'string' ? message : '';
}

/** Between queuing and sending a ticket may have been cancelled, an event moved, an offer taken, a reminder turned off, or all be over. */
function isStillSo(
  { kind, about }: EventMailJob,
  { event, numbers, offer, refund, wishes }: MailFacts,
  now: Date,
): boolean {
  const isPublished = event.status === 'published';
  const isSameStart = about.split(':')[0] === String(Math.floor(event.startAt.getTime() / 1000));
  const attends = isPublished && numbers.length > 0 && event.endAt > now;
  const reminds = attends && isSameStart;
  switch (kind) {
    case 'reminderWeek':
      return reminds && wishes.week;
    case 'reminderDay':
      return reminds && wishes.day;
    case 'reminderHour':
      return reminds && wishes.hour;
    case 'registered':
    case 'substitute':
      return attends;
    case 'substituteOver':
    case 'substituteReplaced':
      return isPublished && numbers.length === 0 && event.endAt > now;
    case 'moved':
      return reminds;
    case 'cancelled':
    case 'lineCancelled':
      return event.status === 'cancelled';
    case 'lineRemoved':
      return isPublished;
    case 'offer':
      return isPublished && offer?.status === 'offered';
    case 'offerOver':
      return isPublished && offer?.status === 'expired';
    case 'refundAsked':
      return refund?.status === 'open';
    case 'refundApproved':
    case 'refundPaid':
      return refund?.status === 'approved';
    case 'refundDeclined':
      return refund?.status === 'declined';
  }
}
