import { expect, test } from 'vitest';
import { invoiceAmounts, type InvoiceLine } from './invoice-amounts.ts';

const line = (unitCents: number, quantity = 1, hasGst = true): InvoiceLine => ({
  ...{ itemName: 'Membership', unitCents, quantity, hasGst },
});
const pending = { status: 'Pending' as const, paidCents: 0, refundedCents: 0 };

test.each([
  ['a line with its tax', [line(11_000)], { totalAmountIncGst: 11_000, totalGst: 1_000, totalAmountExcGst: 10_000 }],
  ['several of one', [line(5_500, 3)], { totalAmountIncGst: 16_500, totalGst: 1_500, totalAmountExcGst: 15_000 }],
  ['a line without tax', [line(11_000), line(5_000, 1, false)], { totalAmountIncGst: 16_000, totalGst: 1_000 }],
  ['a tax that is rounded once', [line(333), line(333)], { totalAmountIncGst: 666, totalGst: 61 }],
  ['a tax to the nearest cent', [line(1_106)], { totalAmountIncGst: 1_106, totalGst: 101, totalAmountExcGst: 1_005 }],
  ['nothing', [], { totalAmountIncGst: 0, totalGst: 0, totalAmountExcGst: 0, balanceDue: 0 }],
])('the amounts of %s', (_, lines, amounts) => {
  expect(invoiceAmounts({ ...pending, lines })).toMatchObject(amounts);
});

test.each([
  ['Pending', 0, 0, 11_000],
  ['Pending', 4_000, 0, 7_000],
  ['Pending', 12_000, 0, 0],
  ['Paid', 11_000, 0, 0],
  ['Cancelled', 0, 0, 0],
  ['Refunded', 11_000, 11_000, 0],
] as const)('of an invoice that is %s, with %d paid and %d given back, %d is due', (status, paid, refunded, due) => {
  const amounts = invoiceAmounts({ status, lines: [line(11_000)], paidCents: paid, refundedCents: refunded });
  expect([amounts.balanceDue, amounts.totalAmountPaid, amounts.netTotalAmount]).toEqual([due, paid, 11_000 - refunded]);
});
