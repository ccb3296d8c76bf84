import { expect, test } from 'vitest';
import {
  buyerOf,
  closedBecause,
  eventRefusal,
  isOfListing,
  kindOptions,
  type SaleFacts,
  whenOptions,
} from './event-rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-11-22T10:00:01Z');
const member = { contactTypes: ['Member'], membershipLapsed: false } as const;
const lapsed = { ...member, membershipLapsed: true };
const client = { contactTypes: ['ClientUser'], membershipLapsed: false } as const;
const open: SaleFacts = {
  status: 'published',
  endAt: later,
  opensAt: null,
  closesAt: null,
  isMembersOnly: false,
  hasSeats: true,
};

test.each([
  ['an open event', {}, member, null],
  ['a cancelled one, over and sold out', { status: 'cancelled', endAt: now, hasSeats: false }, member, 'cancelled'],
  ['one that ends now', { endAt: now, hasSeats: false }, member, 'past'],
  ['one that opens in a second', { opensAt: later, hasSeats: false }, member, 'notYetOpen'],
  ['one that opens now', { opensAt: now }, member, null],
  ['one whose sales end now', { closesAt: now }, member, 'salesEnded'],
  ['one whose sales end in a second', { closesAt: later }, member, null],
  ['one for members, to a client', { isMembersOnly: true, hasSeats: false }, client, 'membersOnly'],
  ['one for members, to a member', { isMembersOnly: true }, member, null],
  ['one for members, to a member who has not renewed', { isMembersOnly: true }, lapsed, 'membersOnly'],
  ['one for all, to a member who has not renewed', {}, lapsed, null],
  ['one without seats', { hasSeats: false }, member, 'soldOut'],
] as const)('%s', (_, change, actor, reason) => {
  expect(closedBecause({ ...open, ...change }, actor, now)).toBe(reason);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('who has not renewed (%s) buys as a member where the organisation says so (%s)', (isLapsed, isLenient, still) => {
  const buyer = buyerOf({ ...member, membershipLapsed: isLapsed }, { lapsedBuyAsMembers: isLenient });
  expect(buyer).toEqual({ contactTypes: ['Member'], membershipLapsed: still });
});

test.each([
  ['published', null],
  ['cancelled', null],
  ['draft', 'not_found'],
] as const)('an event that is %s', (status, code) => {
  expect(eventRefusal('see', { status })?.code ?? null).toBe(code);
});

test('an event that is not there', () => {
  expect(eventRefusal('see', null)?.code).toBe('not_found');
});

test.each([
  [null, [true, true]],
  ['cpd', [true, false]],
  ['events', [false, true]],
])('the listing %s has events with and without CPD hours: %j', (listing, expected) => {
  expect([isOfListing(2, listing), isOfListing(null, listing)]).toEqual(expected);
});

test('the five kinds and the presets have labels [EVT-005, EVT-051]', () => {
  expect(kindOptions.map(({ label }) => label)).toEqual(['Webinar', 'Conference', 'CPD', 'General', 'Meeting']);
  expect(whenOptions.map(({ id }) => id)).toContain('past');
});
