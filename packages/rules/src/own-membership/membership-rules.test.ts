import { expect, test } from 'vitest';
import {
  cancellationRefusal,
  cancelReasons,
  canCancelMembership,
  isOtherReason,
  memberStatus,
  ownMembershipRefusal,
  renewedTo,
} from './membership-rules.ts';

const standing = { terminatedOn: null };
const over = { terminatedOn: '2026-11-01' };

test.each([
  [{ terminatedOn: null, isLapsed: false }, 'Active'],
  [{ terminatedOn: null, isLapsed: true }, 'Lapsed'],
  [{ terminatedOn: '2026-11-01', isLapsed: true }, 'Cancelled'],
  [{ terminatedOn: '2026-11-01', isLapsed: false }, 'Cancelled'],
])('a membership with %o is %s', (facts, status) => {
  expect(memberStatus(facts)).toBe(status);
});

test.each([
  [{ personId: 'me' }, undefined],
  [{ personId: 'other' }, 'not_found'],
  [null, 'not_found'],
])('the membership of %o', (membership, code) => {
  expect(ownMembershipRefusal(membership, { id: 'me' })?.code).toBe(code);
});

test.each([
  ['Other', true],
  [' OTHER ', true],
  ['other', true],
  ['Another', false],
  ['', false],
])('the reason %j asks for words: %s [SVC-117]', (reason, isOther) => {
  expect(isOtherReason(reason)).toBe(isOther);
});

test('among the reasons is one that asks for words', () => {
  expect(cancelReasons.filter(isOtherReason)).toHaveLength(1);
});

test.each([
  ['no reason [SVC-115]', standing, '', '', 'Please select a reason.'],
  ['a reason that is not offered', standing, 'Because', '', 'Please select a reason.'],
  ['other without words [SVC-116]', standing, 'Other', '  ', 'Please enter cancellation details.'],
  ['other with words', standing, 'Other', 'We part ways.', undefined],
  ['a reason', standing, 'I have retired', '', undefined],
  ['what is cancelled already', over, 'I have retired', '', 'You have no membership that can be cancelled.'],
  ['what nobody has', null, 'I have retired', '', 'You have no membership that can be cancelled.'],
])('cancelling with %s', (_, membership, reason, other, message) => {
  expect(cancellationRefusal(membership, { reason, other })?.message).toBe(message);
});

test.each([
  [standing, true],
  [over, false],
  [null, false],
])('whether %o can be cancelled: %s', (membership, can) => {
  expect(canCancelMembership(membership)).toBe(can);
});

test.each([
  [null, '2027-11-30', '2027-11-30'],
  ['2026-11-30', '2027-11-30', '2027-11-30'],
  ['2028-11-30', '2027-11-30', '2028-11-30'],
])('what was renewed to %s is renewed to %s', (before, end, after) => {
  expect(renewedTo(before, end)).toBe(after);
});
