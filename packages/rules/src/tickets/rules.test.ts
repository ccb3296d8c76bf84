import type { EventKind } from '@portal/api/contract';
import { momentOf } from '@portal/api/rules';
import { expect, test } from 'vitest';
import {
  hasSeat,
  isForMembers,
  refundOf,
  saleRefusal,
  subjectRefusal,
  ticketChangeRefusal,
  ticketRefusal,
} from './rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const second = 1 / 86_400;

test.each<[EventKind, number, number, number]>([
  ['cpd', 24_000, 14, 21_600],
  ['cpd', 24_000, 14 - second, 0],
  ['webinar', 4_505, 20, 4_055],
  ['conference', 89_000, 30, 78_000],
  ['conference', 89_000, 30 - second, 0],
  ['conference', 10_000, 40, 0],
  ['general', 0, 40, 0],
  ['cpd', 24_000, -1, 0],
])('of a %s for %i cents, %d days before it, %i come back', (kind, amountCents, days, refund) => {
  const event = { kind, startAt: inDays(days), timeZone: 'Australia/Sydney', endAt: inDays(days + 1) };
  expect(refundOf({ status: 'Active', amountCents }, event, now)).toBe(refund);
  expect(refundOf({ status: 'Removed', amountCents }, event, now)).toBe(0);
});

// The clocks go forward on 4 October and back on 4 April, in Sydney alone.
test.each([
  ['2026-10-10T09:00:00', 'Australia/Sydney', '2026-09-25T23:00:00Z'],
  ['2026-10-10T09:00:00', 'Australia/Brisbane', '2026-09-25T23:00:00Z'],
  ['2027-04-10T09:00:00', 'Australia/Sydney', '2027-03-26T22:00:00Z'],
])('the notice of an event at %s in %s ends at the same time of day, at %s', (wallTime, timeZone, last) => {
  const startAt = momentOf(wallTime, timeZone);
  const event = { kind: 'cpd', startAt, timeZone, endAt: startAt } as const;
  const refundAt = (ms: number) =>
    refundOf({ status: 'Active', amountCents: 24_000 }, event, new Date(Date.parse(last) + ms));
  expect([refundAt(0), refundAt(1)]).toEqual([21_600, 0]);
});

test.each([
  ['Active', 1, undefined],
  ['Active', 0, 'This event is over.'],
  ['Removed', 1, 'This ticket has been cancelled.'],
] as const)('a ticket that is %s, of an event that ends in %i days, is changed unless: %s', (status, days, message) => {
  const event = { endAt: inDays(days) };
  expect(ticketChangeRefusal({ status, amountCents: 0, attendedAt: null }, event, now)?.message).toBe(message);
});

test('whoever is in changes their ticket no more', () => {
  const ticket = { status: 'Active', amountCents: 0, attendedAt: now } as const;
  const event = { endAt: inDays(1) };
  expect(ticketChangeRefusal(ticket, event, now)?.message).toBe('This ticket has been used at the door.');
});

test.each([
  [null, undefined, undefined],
  ['membersOnly', 'forbidden', 'This ticket is for members.'],
  ['soldOut', 'conflict', 'No tickets left'],
  ['past', 'conflict', 'This event is over.'],
  ['notYetOpen', 'conflict', 'Registration has not opened yet.'],
  ['salesEnded', 'conflict', 'Registration has closed.'],
  ['cancelled', 'conflict', 'This event has been cancelled.'],
] as const)('what is closed because of %s is refused as %s: %s', (reason, code, message) => {
  expect(saleRefusal(reason)?.code).toBe(code);
  expect(saleRefusal(reason)?.message).toBe(message);
});

test('a ticket is known to its holder, and nobody acts for another', () => {
  const me = { id: 'me' };
  expect([{ personId: 'me' }, { personId: 'you' }, null].map((one) => ticketRefusal(one, me)?.code)).toEqual([
    undefined,
    'not_found',
    'not_found',
  ]);
  expect([undefined, 'me', 'you'].map((id) => subjectRefusal(id, me)?.code)).toEqual([
    undefined,
    undefined,
    'forbidden',
  ]);
});

test.each([
  [null, 900, true],
  [10, 9, true],
  [10, 10, false],
])('of %s seats with %i taken there is one more: %s', (capacity, sold, expected) => {
  expect(hasSeat({ capacity, sold })).toBe(expected);
});

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('of an event for members (%s), a type for members (%s) is for them alone: %s', (event, type, expected) => {
  expect(isForMembers({ isMembersOnly: event }, { isMembersOnly: type })).toBe(expected);
});
