import type { WaitingEntry } from '@portal/api';

/** A place in a line, changed as a story needs it. */
export function sampleWaiting(changes: Partial<WaitingEntry> = {}): WaitingEntry {
  return {
    eventId: 'e-001',
    eventTitle: 'Splinting the injured hand',
    startDateTime: '2027-03-04T09:00:00',
    startTimeZone: 'Australia/Sydney',
    ticketPriceId: 'e-001-t1',
    name: 'Member',
    amount: 24_000,
    status: 'waiting',
    place: 3,
    offerEndUtc: null,
    ...changes,
  };
}

/** A seat that is kept for the person. */
export const sampleOffer = sampleWaiting({
  ticketPriceId: 'e-001-t2',
  name: 'Free registration',
  amount: 0,
  status: 'offered',
  place: null,
  offerEndUtc: '2026-11-19T01:00:00.000Z',
});
