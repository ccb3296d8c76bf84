import { expect, test } from 'vitest';
import {
  type DecisionFacts,
  endsWithRefund,
  refundAskRefusal,
  refundDecisionRefusal,
  type RefundFacts,
  refundWithdrawalRefusal,
  type RequestFacts,
  ticketRefundOf,
} from './rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const request = (status: RequestFacts['status'], answer = ''): RequestFacts => ({
  status,
  answer,
  createdAt: inDays(-2),
  decidedAt: status === 'open' ? null : inDays(-1),
});
const paid: RefundFacts = {
  ...{ status: 'Active', amountCents: 24_000, attendedAt: null, isPaid: true, refund: null, requests: [] },
};
const refund = { amountCents: 12_000, createdAt: inDays(-1), doneAt: null };
const event = (days: number) =>
  ({ kind: 'cpd', startAt: inDays(days), timeZone: 'Australia/Sydney', endAt: inDays(days) }) as const;

test.each<[string, Partial<RefundFacts>, number, string | undefined]>([
  ['too late for the policy', {}, 13, undefined],
  ['cancelled without a refund', { status: 'Removed' }, 20, undefined],
  ['after the event', {}, -29, undefined],
  ['long after the event', {}, -30, 'A refund is asked for within 30 days after the event.'],
  ['in time for the policy', {}, 14, 'By the refund policy your money comes back at once. Cancel your ticket.'],
  ['for nothing', { amountCents: 0 }, 13, 'Nothing was paid for this ticket.'],
  ['for a gift', { isPaid: false }, 13, 'Nothing was paid for this ticket.'],
  ['of what comes back', { refund }, 13, 'The money of this ticket comes back already.'],
  ['twice', { requests: [request('open')] }, 13, 'You have asked for this refund already.'],
  ['after a refusal', { requests: [request('declined')] }, 13, undefined],
  [
    'a fourth time',
    { requests: Array.from({ length: 3 }, () => request('declined')) },
    13,
    'You cannot ask for this refund again.',
  ],
  ['of a ticket that was used', { attendedAt: inDays(-1) }, -1, 'This ticket has been used at the door.'],
])('a refund is asked for %s', (_, change, days, message) => {
  expect(refundAskRefusal({ ...paid, ...change }, event(days), now)?.message).toBe(message);
});

const openRequest: DecisionFacts = {
  status: 'open',
  personId: 'ana',
  paidCents: 100,
  isRefunded: false,
  attendedAt: null,
};

test.each<[string, DecisionFacts | null, number | null, string | undefined]>([
  ['nothing', null, null, 'not_found'],
  ['what waits, in part', openRequest, 1, undefined],
  ['what waits, whole', openRequest, 100, undefined],
  ['more than was paid', openRequest, 101, 'invalid_input'],
  ['what comes back already', { ...openRequest, isRefunded: true }, 100, 'conflict'],
  ['what comes back already, by declining it', { ...openRequest, isRefunded: true }, null, undefined],
  ['what was approved', { ...openRequest, status: 'approved', isRefunded: true }, null, 'conflict'],
  ['what was declined', { ...openRequest, status: 'declined' }, 100, 'conflict'],
  ['what was taken back', { ...openRequest, status: 'withdrawn' }, 100, 'conflict'],
  ['about oneself', { ...openRequest, personId: 'ben' }, 100, 'forbidden'],
  ['about oneself, by declining it', { ...openRequest, personId: 'ben' }, null, 'forbidden'],
  ['a ticket that was used, without a reason', { ...openRequest, attendedAt: now }, 100, 'invalid_input'],
  ['a ticket that was used, by declining it', { ...openRequest, attendedAt: now }, null, undefined],
])('deciding %s', (_, request, amount, code) => {
  expect(refundDecisionRefusal(request, { amount, answer: ' ' }, 'ben')?.code).toBe(code);
});

test('the money of a ticket that was used is given back with a reason', () => {
  const used = { ...openRequest, attendedAt: now };
  expect(refundDecisionRefusal(used, { amount: 100, answer: 'The hall was closed' }, 'ben')).toBeNull();
});

test('what is open alone can be taken back', () => {
  const made = [[], [request('open')], [request('open'), request('approved')], [request('withdrawn')]];
  expect(made.map((requests) => refundWithdrawalRefusal({ requests })?.message)).toEqual([
    'This request was taken back.',
    undefined,
    'This request has been approved already.',
    'This request was taken back.',
  ]);
});

test.each([
  ['nothing was asked', {}, undefined, undefined, undefined],
  ['it is asked for', { requests: [request('open')] }, 'requested', 24_000, ''],
  ['it was declined', { requests: [request('declined', 'Too late')] }, 'declined', 0, 'Too late'],
  ['it was asked for again', { requests: [request('declined', 'Too late'), request('open')] }, 'requested', 24_000, ''],
  ['it was taken back', { requests: [request('withdrawn')] }, undefined, undefined, undefined],
  ['half comes back', { refund, requests: [request('approved', 'Half')] }, 'due', 12_000, 'Half'],
  ['the policy gave it', { refund: { ...refund, doneAt: now } }, 'refunded', 12_000, ''],
])('the money of a ticket where %s', (_, change, status, amount, answer) => {
  const money = ticketRefundOf({ ...paid, ...change });
  expect([money?.status, money?.amount, money?.answer]).toEqual([status, amount, answer]);
});

test('a ticket ends with its money, unless it was used or has ended', () => {
  const tickets = [
    { status: 'Active', attendedAt: null },
    { status: 'Active', attendedAt: now },
    { status: 'Removed', attendedAt: null },
  ] as const;
  expect(tickets.map(endsWithRefund)).toEqual([true, false, false]);
});
