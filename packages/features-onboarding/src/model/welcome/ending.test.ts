import { expect, test } from 'vitest';
import { dayInWords, endingHref, endingWords } from './ending.ts';

test.each([
  ['Auto Rollover', 'endAutoRollover', 'toPayment'],
  ['Life Member', 'endLifeMember', 'toDashboard'],
  ['Renew Membership', 'endRenewMembership', 'toRenewal'],
  ['BondMx', 'endBondMx', 'toDashboard'],
  ['Something new', 'endLifeMember', 'toDashboard'],
  ['toString', 'endLifeMember', 'toDashboard'],
])('%s ends with %s and %s [PLT-497]', (type, text, button) => {
  expect(endingWords(type)).toEqual({ text, button });
});

test.each([
  ['https://join.example/renew', 'https://join.example/renew'],
  ['/settings/invoices', '/settings/invoices'],
  ['', '/'],
  ['javascript:alert(1)', '/'],
  ['//evil.example', '/'],
])('%o leads to %o', (redirectUrl, href) => {
  expect(endingHref(redirectUrl)).toBe(href);
});

test('a day is said in words', () => {
  expect(dayInWords('2025-07-01', 'en-AU')).toBe('1 July 2025');
});
