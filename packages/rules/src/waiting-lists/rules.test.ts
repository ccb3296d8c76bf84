import { expect, test } from 'vitest';
import { acceptRefusal, joinWaitingListRefusal, maxWaitingLists, offerEnd, seatsToOffer } from './rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test.each([
  [10, 10, 3, 0],
  [10, 8, 3, 2],
  [10, 5, 3, 3],
  [10, 12, 3, 0],
  [null, 900, 3, 3],
])('of %s seats with %i taken and %i waiting, %i are offered', (capacity, sold, waiting, offered) => {
  expect(seatsToOffer({ capacity, sold, waiting })).toBe(offered);
});

const full = { capacity: 6, sold: 6, waiting: 0, holdsTicket: false, isWaiting: false, waitingLists: 0 };

test.each([
  ['what is sold out', {}, undefined],
  ['what has a seat left', { sold: 5 }, 'There are tickets left. Register now.'],
  ['what has no limit', { capacity: null }, 'There are tickets left. Register now.'],
  ['a seat that others wait for', { sold: 5, waiting: 1 }, undefined],
  ['what one attends', { holdsTicket: true }, 'You are registered for this event already.'],
  ['the same twice', { isWaiting: true }, 'You are on this waiting list already.'],
  ['one thing too many', { waitingLists: maxWaitingLists }, 'You are on too many waiting lists. Leave one first.'],
])('waiting for %s', (_, change, message) => {
  expect(joinWaitingListRefusal({ ...full, ...change })?.message).toBe(message);
});

test.each([
  ['after its hours', null, 48, 24],
  ['when registration closes', 5, 48, 5],
  ['when the event is over', null, 3, 3],
])('an offer ends %s', (_, closes, ends, hours) => {
  const event = { closesAt: closes === null ? null : inHours(closes), endAt: inHours(ends) };
  expect(offerEnd(now, event, 24)).toEqual(inHours(hours));
});

test.each([
  ['nobody in line', null, 'You are not on this waiting list.'],
  ['somebody who waits', { ends: null }, 'No seat has come free for you yet.'],
  ['somebody in time', { ends: inHours(1) }, undefined],
  ['somebody too late', { ends: now }, 'This offer is over. The seat has gone to the next in line.'],
])('a seat is taken by %s unless: %s', (_, entry, message) => {
  expect(acceptRefusal(entry, now)?.message).toBe(message);
});
