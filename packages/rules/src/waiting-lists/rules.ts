import { conflict, notFound, type Refusal } from '@portal/api/rules';
import { totalRefusal } from '../orders/rules.ts';
import { alreadyRegistered } from '../tickets/rules.ts';

const hour = 3_600_000;

/** How many lines one person may stand in at once. */
export const maxWaitingLists = 50;

/** How long a seat is kept for whoever it is offered to, where the organisation says nothing else. */
export const waitingListSettings = { id: 'events', settings: { offerHours: 24 } };

export interface WaitingListFacts {
  /** Null: without limit. */
  capacity: number | null;
  /** Tickets, seats in checkouts and seats that are offered. */
  sold: number;
  /** Those to whom nothing is offered yet. */
  waiting: number;
}

/** How many of those who wait get a seat now, the first first. */
export function seatsToOffer({ capacity, sold, waiting }: WaitingListFacts): number {
  return capacity === null ? waiting : Math.max(0, Math.min(waiting, capacity - sold));
}

export interface JoiningFacts extends WaitingListFacts {
  holdsTicket: boolean;
  isWaiting: boolean;
  /** In how many lines the person stands already. */
  waitingLists: number;
}

/** Nobody waits for what they can have at once, or twice for the same. */
export function joinWaitingListRefusal({
  holdsTicket,
  isWaiting,
  waitingLists,
  ...facts
}: JoiningFacts): Refusal | null {
  if (holdsTicket) return alreadyRegistered;
  if (isWaiting) return conflict('You are on this waiting list already.');
  if (waitingLists >= maxWaitingLists) return conflict('You are on too many waiting lists. Leave one first.');
  const { capacity, sold, waiting } = facts;
  const hasSeat = capacity === null || sold < capacity;
  return hasSeat && waiting === 0 ? conflict('There are tickets left. Register now.') : null;
}

/** When an offer ends: after so many hours, and never later than one could register. */
export function offerEnd(
  offeredAt: Date,
  { closesAt, endAt }: { closesAt: Date | null; endAt: Date },
  offerHours: number,
): Date {
  const ends = [
    offeredAt.getTime() + offerHours * hour,
    endAt.getTime(),
    closesAt?.getTime() ?? Number.POSITIVE_INFINITY,
  ];
  return new Date(Math.min(...ends));
}

export const notOnWaitingList = /* @__PURE__ */ conflict('You are not on this waiting list.');
export const offerOver = /* @__PURE__ */ conflict('This offer is over. The seat has gone to the next in line.');

/** Whoever is offered a seat takes it in time; `ends` is null while they wait. */
export function acceptRefusal(entry: { ends: Date | null } | null, now: Date): Refusal | null {
  if (entry === null) return notOnWaitingList;
  if (entry.ends === null) return conflict('No seat has come free for you yet.');
  return entry.ends <= now ? offerOver : null;
}

/** A seat is taken for the price that was `shown`, where that is said. */
export function seatPriceRefusal(amountCents: number, shown: number | undefined): Refusal | null {
  return totalRefusal(amountCents, shown, 'Look at the price, and take the seat again.');
}

/** Nobody is taken out of a line while they pay, or once they have left it. */
export function removalRefusal(entry: { status: string; isAtCheckout: boolean } | null): Refusal | null {
  if (entry === null) return notFound;
  if (entry.status !== 'waiting' && entry.status !== 'offered')
    return conflict('They are no longer on this waiting list.');
  return entry.isAtCheckout ? conflict('They are paying for the seat. Try again in half an hour.') : null;
}
