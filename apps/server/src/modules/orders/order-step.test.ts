import { expect, test } from 'vitest';
import { orderStep } from './order-step.ts';

const now = new Date('2026-11-22T10:00:00Z');
const later = new Date('2026-11-22T10:00:01Z');

test.each([
  ['pending', later, 'open', null, 'expire'],
  ['pending', now, 'open', 'expire', 'expire'],
  ['pending', later, 'closed', 'expire', 'expire'],
  ['pending', now, 'processing', null, null],
  ['pending', later, 'failed', 'fail', 'fail'],
  ['pending', now, 'paid', 'makeTickets', 'refund'],
  ['expired', now, 'paid', 'takeSeatsAgain', 'refund'],
  ['failed', now, 'paid', 'takeSeatsAgain', 'refund'],
  ['cancelled', now, 'paid', 'refund', 'refund'],
  ['expired', now, 'open', null, null],
  ['expired', now, 'processing', null, null],
  ['failed', now, 'failed', null, null],
  ['paid', now, 'paid', null, null],
  ['refundDue', now, 'paid', null, null],
  ['refunded', now, 'paid', null, null],
] as const)(
  'an order that is %s, held until %s, whose payment is %s: %s; once its event is called off: %s',
  (status, heldUntil, payment, step, calledOff) => {
    expect(orderStep({ status, heldUntil, calledOff: 'nothing' }, payment, now)).toBe(step);
    expect(orderStep({ status, heldUntil, calledOff: 'all' }, payment, now)).toBe(calledOff);
  },
);
