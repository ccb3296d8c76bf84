import type { EventChange } from '@portal/api/contract';
import { type InitialData, shared } from '../../mock/initial-data.ts';
import { peopleByTarget, type Reactions } from '../../mock/reactions.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import { momentIn } from '@portal/rules';
import type { WorldEvent, WorldRefundRequest, WorldTicket, WorldTiming } from '../../world/world-types.ts';

interface Times {
  readonly startAt: Date;
  readonly endAt: Date;
}

export interface MockEvent extends Stored<Omit<WorldEvent, 'sessions'>>, Times {
  /** Of its end, where it is another than that of its start. */
  readonly endTimeZone?: string | undefined;
  readonly opensAt: Date | null;
  readonly revision: number;
  /** Of a picture that was uploaded to the mock. */
  readonly imageUrl?: string | undefined;
  readonly closesAt: Date | null;
  readonly sessions: readonly (Times & { title: string; timeZone: string; endTimeZone?: string | undefined })[];
}

export interface MockTicket extends Stored<Omit<WorldTicket, 'bookedDaysBefore' | 'hasAttended'>> {
  readonly status: 'Active' | 'Removed';
  readonly number: string;
  readonly amountCents: number;
  readonly dietaryRequirements: readonly string[];
  readonly otherDietaryRequirement: string | null;
  readonly accessibilityRequirement: string | null;
  readonly nomineeName: string | null;
  readonly attendedAt: Date | null;
  /** When it was cancelled. */
  readonly removedAt: Date | null;
  /** What is given back of its price. */
  readonly refund: { amountCents: number; createdAt: Date; doneAt: Date | null } | null;
  /** Another one with each person who comes instead. */
  readonly codeVersion: number;
}

/** What was done to an event by those who look after it. */
export interface MockEventChange {
  readonly id: string;
  readonly eventId: string;
  readonly at: Date;
  readonly kind: EventChange['kind'];
  readonly personId: string;
  readonly changes: EventChange['changes'];
}

export interface EventsState {
  events: Collection<MockEvent>;
  eventChanges: Collection<MockEventChange>;
  tickets: Collection<MockTicket>;
  eventFavourites: Reactions;
}

export function eventsState(initial: InitialData): EventsState {
  return {
    eventChanges: collection(),
    events: collection(() => events(initial)),
    tickets: collection(() => tickets(initial)),
    eventFavourites: collection(() => eventFavourites(initial)),
  };
}

const eventFavourites = shared(({ world }: InitialData) => peopleByTarget(world.eventFavourites));

const events = shared(({ world, ago }: InitialData) => {
  const now = ago(0);
  return byId(world.events.map((event) => toEvent(event, now)));
});

/** Of a ticket whose money has come back. */
function givenBack({ grantedCents, requestedDaysAgo }: WorldRefundRequest, ago: InitialData['ago']) {
  const at = ago((requestedDaysAgo - 1) * 24 * 60);
  const refund = { amountCents: grantedCents ?? 0, createdAt: at, doneAt: at };
  return { status: 'Removed' as const, removedAt: at, refund };
}

/** Of a ticket whose event was cancelled. */
function endedWithEvent(amountCents: number, at: Date) {
  const refund = amountCents === 0 ? null : { amountCents, createdAt: at, doneAt: at };
  return { status: 'Removed' as const, removedAt: at, refund };
}

const tickets = shared(({ world, ago }: InitialData) =>
  byId(
    world.tickets.map(({ bookedDaysBefore: _, hasAttended, ...ticket }): MockTicket => {
      const event = world.events.find(({ id }) => id === ticket.eventId);
      const amountCents = event?.ticketTypes.find(({ id }) => id === ticket.ticketTypeId)?.amountCents ?? 0;
      const isOver = event?.status === 'cancelled';
      const attendedAt = hasAttended && event !== undefined ? momentIn(event, ago(0)) : null;
      const decided = world.refundRequests.find(
        ({ ticketId, status }) => ticketId === ticket.id && status === 'approved',
      );
      const ended = decided ? givenBack(decided, ago) : isOver ? endedWithEvent(amountCents, ago(0)) : {};
      return { ...newTicket, ...ticket, number: ticket.id.toUpperCase(), amountCents, attendedAt, ...ended };
    }),
  ),
);

/** What a ticket is before its holder says anything. */
export const newTicket = {
  status: 'Active',
  dietaryRequirements: [],
  otherDietaryRequirement: null,
  accessibilityRequirement: null,
  nomineeName: null,
  attendedAt: null,
  removedAt: null,
  refund: null,
  codeVersion: 1,
} as const;

function toEvent(event: WorldEvent, now: Date): MockEvent {
  const { opensDaysBefore, closesDaysBefore } = event;
  const daysBefore = (days: number | null) =>
    days === null ? null : momentIn({ ...event, day: event.day - days }, now);
  return {
    ...event,
    ...timesOf(event, now),
    revision: 0,
    opensAt: daysBefore(opensDaysBefore),
    closesAt: daysBefore(closesDaysBefore),
    sessions: event.sessions.map((session) => ({ ...session, ...timesOf(session, now) })),
  };
}

function timesOf(timing: WorldTiming, now: Date): Times {
  const startAt = momentIn(timing, now);
  return { startAt, endAt: new Date(startAt.getTime() + timing.minutes * 60_000) };
}
