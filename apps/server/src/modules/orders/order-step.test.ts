import { expect, test } from 'vitest';
import { orderStep } from './order-step.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-11-22T10:00:01Z');

test.each([
  ['pending', later, 'open', null],
  ['pending', now, 'open', 'expire'],
  ['pending', later, 'failed', 'fail'],
  ['pending', now, 'paid', 'makeTickets'],
  ['expired', now, 'paid', 'takeSeatsAgain'],
  ['failed', now, 'paid', 'takeSeatsAgain'],
  ['expired', now, 'open', null],
  ['failed', now, 'failed', null],
  ['paid', now, 'paid', null],
  ['refundDue', now, 'paid', null],
  ['refunded', now, 'paid', null],
] as const)('an order that is %s, held until %s, whose payment is %s: %s', (status, heldUntil, payment, step) => {
  expect(orderStep({ status, heldUntil }, payment, now)).toBe(step);
});
