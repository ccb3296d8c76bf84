import { expect, test } from 'vitest';
import { sessionState } from './session-state.ts';

test.each([
  ['open', 'unpaid', null, 'open'],
  // A card was declined: another may be tried.
  ['open', 'unpaid', 'requires_payment_method', 'open'],
  ['expired', 'unpaid', null, 'closed'],
  ['complete', 'paid', 'succeeded', 'paid'],
  ['complete', 'no_payment_required', null, 'paid'],
  ['complete', 'unpaid', 'processing', 'processing'],
  ['complete', 'unpaid', 'requires_payment_method', 'failed'],
  ['complete', 'unpaid', 'canceled', 'failed'],
] as const)(
  'a session that is %s and %s, with an intent that is %s: %s',
  (status, paymentStatus, intentStatus, state) => {
    expect(sessionState({ status, payment_status: paymentStatus, intentStatus })).toBe(state);
  },
);
