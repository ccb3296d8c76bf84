import { expect, test } from 'vitest';
import { copyRefusal, deletionDue, deletionRefusal, deletionWordRefusal } from './rules.ts';

const member = {
  isStaff: false,
  isAdministrator: false,
  isLastAdministrator: false,
  isPending: false,
  hasPaidTickets: false,
};

test.each([
  ['a member', {}, null],
  ['a member whose account is to be deleted', { isPending: true }, 'to be deleted already'],
  ['a member who has paid for what is to come', { hasPaidTickets: true }, 'ask for a refund first'],
  ['the only administrator', { isStaff: true, isAdministrator: true, isLastAdministrator: true }, 'only administrator'],
  ['an administrator of several', { isStaff: true, isAdministrator: true }, 'Accounts of staff'],
  ['a manager', { isStaff: true, isLastAdministrator: true }, 'Accounts of staff'],
])('%s', (_, facts, expected) => {
  const refusal = deletionRefusal({ ...member, ...facts });
  if (expected === null) expect(refusal).toBeNull();
  else expect(refusal?.message).toContain(expected);
});

test('one copy is made at a time', () => {
  expect([null, { status: 'ready' }, { status: 'failed' }].map(copyRefusal)).toEqual([null, null, null]);
  expect(copyRefusal({ status: 'making' })?.code).toBe('conflict');
});

test('the word is typed, in whichever letters', () => {
  expect([' delete ', 'DELETE'].map(deletionWordRefusal)).toEqual([null, null]);
  expect(deletionWordRefusal('yes')?.field).toBe('body.word');
});

test('there are fourteen days to think again', () => {
  expect(deletionDue(new Date('2026-03-02T01:00:00Z')).toISOString()).toBe('2026-03-16T01:00:00.000Z');
});
