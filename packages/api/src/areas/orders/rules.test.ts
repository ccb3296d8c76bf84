import { expect, test } from 'vitest';
import { giveUpRefusal, orderRefusal } from './rules.ts';

test.each([
  ['pending', undefined],
  ['failed', undefined],
  ['expired', undefined],
  ['cancelled', undefined],
  ['paid', 'conflict'],
  ['refundDue', 'conflict'],
  ['refunded', 'conflict'],
] as const)('giving up an order that is %s: %s', (status, code) => {
  expect(giveUpRefusal({ status })?.code).toBe(code);
});

test('an order exists for whoever placed it alone', () => {
  expect(orderRefusal({ personId: 'ana' }, { id: 'ana' })).toBeNull();
  expect(orderRefusal({ personId: 'ana' }, { id: 'ben' })?.code).toBe('not_found');
  expect(orderRefusal(null, { id: 'ana' })?.code).toBe('not_found');
});
