import { expect, test } from 'vitest';
import { invoiceRefusal, isTaxInvoice, paidStep } from './invoice-rules.ts';

test.each([
  ['their own', { personId: 'me' }, undefined],
  ['that of another', { personId: 'other' }, 'not_found'],
  ['that of an account that is no more', { personId: null }, 'not_found'],
  ['one that nobody knows', null, 'not_found'],
])('whoever asks for %s', (_, invoice, code) => {
  expect(invoiceRefusal(invoice, { id: 'me' })?.code).toBe(code);
});

test.each([
  [11_000, 11_000, 'take'],
  [0, 11_000, 'giveBack'],
  [11_000, 5_000, 'giveBack'],
])('with %d due, a payment of %d is there to %s', (balanceDue, amount, step) => {
  expect(paidStep({ balanceDue }, amount)).toBe(step);
});

test.each([
  [1_000, '51 824 753 556', true],
  [0, '51 824 753 556', false],
  [1_000, undefined, false],
])('with a tax of %d, from %s, it is a tax invoice: %s', (totalGst, businessNumber, isTax) => {
  expect(isTaxInvoice({ totalGst }, businessNumber === undefined ? {} : { businessNumber })).toBe(isTax);
});
