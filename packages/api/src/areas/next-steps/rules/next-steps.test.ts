import { describe, expect, test } from 'vitest';
import { isPutAway, waitingSteps } from './next-steps.ts';

const now = new Date('2026-11-27T00:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const step = (kind: Parameters<typeof isPutAway>[0]['kind'], id: string, by: string | null = null) => ({
  kind,
  id,
  by,
});
const idsOf = (...args: Parameters<typeof waitingSteps>) => waitingSteps(...args).map(({ id }) => id);

describe('what waits for somebody', () => {
  test('comes in the order in which it is due, what is due at no moment last', () => {
    const all = [
      step('letIn', 'later'),
      step('payInvoice', 'third', inDays(9)),
      step('answerMeeting', 'second', inDays(3)),
      step('submitAudit', 'first', inDays(-2)),
    ];
    expect(idsOf(all, [], now)).toEqual(['first', 'second', 'third', 'later']);
  });

  test('at the same moment the more urgent kind is first, and of a kind the order stays', () => {
    const by = inDays(1);
    const all = [step('payInvoice', 'b', by), step('payInvoice', 'a', by), step('takeSeat', 'c', by)];
    expect(idsOf(all, [], now)).toEqual(['c', 'a', 'b']);
  });

  test('seats of several types of one event are one step, until the first of them is gone', () => {
    const all = [step('takeSeat', 'a', inDays(2)), step('takeSeat', 'a', inDays(1)), step('submitAudit', 'a')];
    expect(waitingSteps(all, [], now)).toEqual([all[1], all[2]]);
  });

  test.each([
    ['an invoice', step('payInvoice', 'x', inDays(30)), step('payInvoice', 'x', inDays(31))],
    ['a renewal', step('renew', 'x', inDays(60)), step('renew', 'x', inDays(61))],
    ['CPD', step('finishCpd', 'x', inDays(60)), step('finishCpd', 'x', inDays(61))],
    ['a meeting', step('answerMeeting', 'x', inDays(14)), step('answerMeeting', 'x', inDays(15))],
  ])('%s is told of once it is near', (_, near, far) => {
    expect([idsOf([near], [], now), idsOf([far], [], now)]).toEqual([['x'], []]);
  });

  test.each([
    ['a seat that was kept', step('takeSeat', 'x', inDays(-0.1)), []],
    ['an invitation', step('answerMeeting', 'x', inDays(-0.1)), []],
    ['an audit', step('submitAudit', 'x', inDays(-40)), ['x']],
    ['an invoice', step('payInvoice', 'x', inDays(-40)), ['x']],
  ])('%s whose moment is past is told of as long as it can be done', (_, late, expected) => {
    expect(idsOf([late], [], now)).toEqual(expected);
  });

  test('what was put away is left out, and nothing else of the same kind', () => {
    const all = [step('takeSeat', 'a', inDays(400)), step('takeSeat', 'b', inDays(400)), step('submitAudit', 'a')];
    expect(idsOf(all, [{ kind: 'takeSeat', id: 'a', at: now }], now)).toEqual(['b', 'a']);
  });
});

test.each([
  ['an invoice', 'payInvoice', 3650, true],
  ['CPD of a period', 'finishCpd', 60, true],
  ['people to let in, within a week', 'letIn', 6.99, true],
  ['people to let in, a week later', 'letIn', 7, false],
] as const)('%s stay put away', (_, kind, days, isAway) => {
  expect(isPutAway({ kind, at: now }, new Date(inDays(days)))).toBe(isAway);
});
