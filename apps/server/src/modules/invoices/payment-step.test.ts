import { expect, test } from 'vitest';
import { paymentStep } from './payment-step.ts';

const now = new Date('2026-11-26T00:00:00Z');
const later = new Date(now.getTime() + 60_000);

test.each([
  ['pending', later, 'open', null],
  ['pending', later, 'processing', null],
  ['pending', later, 'paid', 'take'],
  ['pending', later, 'failed', 'end'],
  ['pending', later, 'closed', 'end'],
  ['pending', now, 'open', 'end'],
  ['pending', now, 'processing', null],
  ['pending', now, 'paid', 'take'],
  ['over', now, 'paid', 'take'],
  ['over', now, 'open', null],
  ['over', now, 'closed', null],
  ['paid', now, 'paid', null],
  ['refundDue', now, 'paid', null],
  ['refunded', now, 'paid', null],
] as const)('of a payment that is %s until %s, and %s at the bank: %s', (status, heldUntil, state, step) => {
  expect(paymentStep({ status, heldUntil }, state, now)).toBe(step);
});
