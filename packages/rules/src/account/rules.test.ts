import { securityEventKinds } from '@portal/api/rules';
import { expect, test } from 'vitest';
import {
  codesElsewhereRefusal,
  dayToComeRefusal,
  enquiryRefusal,
  isDoneByStaff,
  newPasswordRefusal,
  staleDetailsRefusal,
  workflowValues,
} from './rules.ts';

const isCommon = (password: string) => password === 'Passw0rd!';
const refusalOf = (newPassword: string, confirmPassword = newPassword) =>
  newPasswordRefusal({ newPassword, confirmPassword }, isCommon);

test.each([
  ['seven characters [PLT-588]', 'Aa1!xyz'],
  ['no lowercase letter [PLT-589]', 'QUIET-7!'],
  ['no uppercase letter [PLT-590]', 'quiet-7!'],
  ['no digit [PLT-591]', 'Quiet-xx!'],
  ['no symbol of those listed [PLT-592]', 'Quiet-77'],
])('a new password of %s is refused', (_, password) => {
  expect(refusalOf(password)).toMatchObject({
    field: 'body.newPassword',
    message:
      'Password must be at least 8 characters and contain a lowercase letter, an uppercase letter, a digit and a symbol (!@#$%^&*)',
  });
});

test.each([...'!@#$%^&*'])('each of the symbols will do: %s', (symbol) => {
  expect(refusalOf(`Quiet77${symbol}`)).toBeNull();
});

test('what many use, is too long, or was typed differently the second time, is refused by name', () => {
  expect(refusalOf('Passw0rd!')?.message).toBe('Too many people use this password. Choose another one');
  expect(refusalOf(`Aa1!${'x'.repeat(125)}`)?.message).toBe('Password must be at most 128 characters');
  expect(refusalOf('Quiet-77!', 'Quiet-78!')).toMatchObject({
    field: 'body.confirmPassword',
    message: 'The new password that you entered do not match',
  });
});

test('details that were changed since they were read are refused; who does not say what they read is not', () => {
  expect([staleDetailsRefusal(3, 3), staleDetailsRefusal(undefined, 3)]).toEqual([null, null]);
  expect(staleDetailsRefusal(2, 3)?.code).toBe('stale');
});

test.each([
  ['', '', undefined],
  ['1984-03-12', '2006-11-30', undefined],
  ['2026-11-26', '2026-11-26', undefined],
  ['2026-11-27', '', 'body.dateOfBirth'],
  ['1984-03-12', '2027-01-01', 'body.graduationDate'],
])('born %s and graduated %s: %s', (dateOfBirth, graduationDate, field) => {
  expect(dayToComeRefusal({ dateOfBirth, graduationDate }, '2026-11-26')?.field).toBe(field);
});

test('codes go to the e-mail of the account alone', () => {
  expect(codesElsewhereRefusal('a@example.org', 'a@example.org')).toBeNull();
  expect(codesElsewhereRefusal('b@example.org', 'a@example.org')?.field).toBe('body.mailTo');
});

test('a form of the workflow is read by the ids of its fields', () => {
  const fields = [
    { id: 'first-name', entityId: 'contact', value: 'Mia' },
    { id: 'first-name', entityId: 'company', value: 'Nobody' },
    { id: 'shoe-size', entityId: 'contact', value: '39' },
  ];
  expect(workflowValues(fields)).toEqual({ firstName: 'Mia' });
});

test('files of an enquiry weigh 10,485,760 bytes together at most [PLT-623] [SVC-129]', () => {
  expect(enquiryRefusal([{ size: 10_485_760 }])).toBeNull();
  expect(enquiryRefusal([{ size: 5_242_880 }, { size: 5_242_880 }])).toBeNull();
  expect(enquiryRefusal([{ size: 10_485_760 }, { size: 1 }])).toMatchObject({
    code: 'too_large',
    message: 'Maximum allowed total file size is 10Mb',
  });
});

test('what staff did to an account is told without from where', () => {
  expect(securityEventKinds.filter(isDoneByStaff)).toEqual([
    'sessionEndedByAdmin',
    'signedOutByAdmin',
    'impersonationStarted',
    'managerAdded',
    'managerRemoved',
    'roleChanged',
    'accountDisabled',
    'accountEnabled',
  ]);
});
