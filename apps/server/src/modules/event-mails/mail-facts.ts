import type { ReminderWishes } from '@portal/api/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  eventChanges,
  events,
  eventTicketTypes,
  people,
  refundRequests,
  tickets,
  waitingEntries,
} from '../../db/schema/index.ts';
import { wishesOf } from '../reminders/wishes.ts';
import type { EventMailJob } from './mail-queue.ts';

/** What a mail about an event is written from, as it is now; null where there is no longer reason to send it. */
export async function mailFacts(db: Db, job: EventMailJob, now: Date): Promise<MailFacts | null> {
  const [row] = await db
    .select({
      person: { id: people.id, email: people.email, firstName: people.firstName },
      holder: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
      event: events,
    })
    .from(people)
    .innerJoin(events, eq(events.id, job.eventId))
    .where(and(eq(people.id, job.personId), isNull(people.disabledAt)));
  if (row === undefined) return null;
  const named = substituteOf(job);
  if (named !== null) return substituteFacts(db, { job, named, row }, now);
  const held = await db
    .select({ number: tickets.number })
    .from(tickets)
    .where(and(eq(tickets.eventId, job.eventId), eq(tickets.personId, job.personId), eq(tickets.status, 'Active')))
    .orderBy(asc(tickets.createdAt), asc(tickets.id));
  const isOffer = job.kind === 'offer' || job.kind === 'offerOver';
  const isCancelled = job.kind === 'cancelled' || job.kind === 'lineCancelled';
  const facts: MailFacts = {
    ...row,
    numbers: held.map(({ number }) => number),
    offer: isOffer ? await offerOf(db, job.about) : null,
    refund: job.kind.startsWith('refund') ? await refundOf(db, job.about) : null,
    message: isCancelled ? await messageOf(db, job.eventId) : job.kind === 'lineRemoved' ? job.about : '',
    wishes: await wishesOf(db, job.personId),
    substitute: null,
  };
  return isStillSo(job, facts, now) ? facts : null;
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

/** Somebody comes with a ticket of another, until another comes with it. */
export interface NamedSubstitute {
  ticketId: string;
  codeVersion: number;
}

const isAboutStart = (kind: EventMailJob['kind']): boolean =>
  kind.startsWith('reminder') || kind === 'moved' || kind === 'cancelled';

/** Behind the start, where there is one, stand the ticket and how often it has been passed on. */
function substituteOf({ kind, about }: EventMailJob): NamedSubstitute | null {
  const isToldOne = kind === 'substitute' || kind === 'substituteOver';
  if (!isToldOne && !isAboutStart(kind)) return null;
  const [ticketId, codeVersion] = about.split(':').slice(isToldOne ? 0 : 1);
  return ticketId === undefined || codeVersion === undefined ? null : { ticketId, codeVersion: Number(codeVersion) };
}

const allWishes: ReminderWishes = { week: true, day: true, hour: true };

interface Substituting {
  job: EventMailJob;
  named: NamedSubstitute;
  row: Pick<MailFacts, 'person' | 'holder' | 'event'>;
}

/** What is written to whoever comes with the ticket of another. Once somebody else comes with it, they are told nothing. */
async function substituteFacts(db: Db, { job, named, row }: Substituting, now: Date): Promise<MailFacts | null> {
  const [ticket] = await db
    .select({ number: tickets.number, nominee: tickets.nominee, status: tickets.status })
    .from(tickets)
    .where(and(eq(tickets.id, named.ticketId), eq(tickets.codeVersion, named.codeVersion)));
  if (ticket?.nominee == null) return null;
  const { name, email } = ticket.nominee;
  const facts: MailFacts = {
    ...row,
    person: { ...row.person, email, firstName: name },
    numbers: ticket.status === 'Active' ? [ticket.number] : [],
    offer: null,
    refund: null,
    message: job.kind === 'cancelled' ? await messageOf(db, job.eventId) : '',
    wishes: allWishes,
    substitute: named,
  };
  return isStillSo(job, facts, now) ? facts : null;
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
