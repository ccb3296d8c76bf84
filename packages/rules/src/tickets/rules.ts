import type { ClosedReason, EventKind } from '@portal/api/contract';
import {
  conflict,
  daysAfter,
  dietaryIds,
  forbiddenBecause,
  momentOf,
  notFound,
  type Refusal,
  wallTimeOf,
} from '@portal/api/rules';
import { isOver } from '../events/when.ts';
import type { EventStatus } from '../events/event-rules.ts';

export interface TicketFacts {
  status: 'Active' | 'Removed';
  /** What was paid for it, in cents. */
  amountCents: number;
  /** When whoever holds it was checked in. */
  attendedAt: Date | null;
}

export interface TicketEventFacts {
  kind: EventKind;
  startAt: Date;
  /** By whose clocks it begins. */
  timeZone: string;
  endAt: Date;
}

/** A ticket is known to whoever holds it. */
export function ticketRefusal(ticket: { personId: string } | null, actor: { id: string }): Refusal | null {
  return ticket?.personId === actor.id ? null : notFound;
}

/** What is sold of an event that nobody has published does not exist. */
export function ticketTypeRefusal(event: { status: EventStatus } | null): Refusal | null {
  return event === null || event.status === 'draft' ? notFound : null;
}

/** Whoever names the person in a call may name nobody else. */
export function subjectRefusal(userId: string | undefined, actor: { id: string }): Refusal | null {
  return userId === undefined || userId === actor.id ? null : forbiddenBecause('You can do this for yourself alone.');
}

// Pure, else whatever page has a rule of this file loads these too, with the chunk that `conflict` is in.
export const alreadyRegistered = /* @__PURE__ */ conflict('You are registered for this event already.');
export const noTicketsLeft = /* @__PURE__ */ conflict('No tickets left');

const closedTexts: Record<Exclude<ClosedReason, 'membersOnly' | 'soldOut'>, string> = {
  cancelled: 'This event has been cancelled.',
  past: 'This event is over.',
  notYetOpen: 'Registration has not opened yet.',
  salesEnded: 'Registration has closed.',
};

/** A ticket is for members alone where its type is, or the whole event. */
export function isForMembers(event: { isMembersOnly: boolean }, type: { isMembersOnly: boolean }): boolean {
  return event.isMembersOnly || type.isMembersOnly;
}

/** Why nobody, or not this person, can have a ticket, in words. */
export function saleRefusal(reason: ClosedReason | null): Refusal | null {
  if (reason === null) return null;
  if (reason === 'membersOnly') return forbiddenBecause('This ticket is for members.');
  return reason === 'soldOut' ? noTicketsLeft : conflict(closedTexts[reason]);
}

/** One click registers for what is free; the rest is paid for at checkout. */
export function paidRefusal({ amountCents }: { amountCents: number }): Refusal | null {
  return amountCents === 0 ? null : conflict('This ticket is paid for at checkout.');
}

/** Whether there is a seat; a type without capacity has always one. */
export function hasSeat({ capacity, sold }: { capacity: number | null; sold: number }): boolean {
  return capacity === null || sold < capacity;
}

/** Why a ticket cannot be changed any more: cancelled, handed on, or told of other needs. */
export function ticketChangeRefusal(
  ticket: TicketFacts,
  event: Pick<TicketEventFacts, 'endAt'>,
  now: Date,
): Refusal | null {
  if (ticket.status === 'Removed') return conflict('This ticket has been cancelled.');
  if (ticket.attendedAt !== null) return conflict('This ticket has been used at the door.');
  return isOver(event, now) ? conflict(closedTexts.past) : null;
}

const handlingFeeCents = 11_000;
const noticeDays = { conference: 30, other: 14 };

/** What comes back of a price in cents, by the refund policy: nothing for who does not come. */
export function refundOf(
  ticket: Pick<TicketFacts, 'status' | 'amountCents'>,
  event: TicketEventFacts,
  now: Date,
): number {
  if (ticket.status === 'Removed') return 0;
  const isConference = event.kind === 'conference';
  if (now > noticeEnd(event, noticeDays[isConference ? 'conference' : 'other'])) return 0;
  if (isConference) return Math.max(0, ticket.amountCents - handlingFeeCents);
  return Math.round(ticket.amountCents * 0.9);
}

/** The last moment that is so many days before an event, at the time of day at which it begins: they may have 23 or 25 hours. */
function noticeEnd({ startAt, timeZone }: TicketEventFacts, days: number): Date {
  const [day = '', time = ''] = wallTimeOf(startAt, timeZone).split('T');
  return momentOf(`${daysAfter(day, -days)}T${time}`, timeZone);
}

const dietaryLabels: Record<(typeof dietaryIds)[number], string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  glutenFree: 'Gluten free',
  dairyFree: 'Dairy free',
  nutFree: 'Nut free',
  halal: 'Halal',
  kosher: 'Kosher',
  pescatarian: 'Pescatarian',
};

export const dietaryOptions = dietaryIds.map((value) => ({ value, label: dietaryLabels[value] }));

/** What is no longer listed is named as it was kept. */
export function dietaryLabel(diet: string): string {
  return dietaryOptions.find(({ value }) => value === diet)?.label ?? diet;
}
