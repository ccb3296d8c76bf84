import { expect, test } from 'vitest';
import { type IdentityFacts, identityWay, linkableEmail, withoutIdentityRefusal } from './rules.ts';

const stranger: IdentityFacts = { linked: null, isEmailVerified: true, byEmail: null, justInTimeAccounts: false };
const member = { isDisabled: false, isEmailConfirmed: true, isLinked: false };

test.each<[string, Partial<IdentityFacts>, ReturnType<typeof identityWay>]>([
  ['who is linked signs in', { linked: 'open', byEmail: member }, 'signIn'],
  ['who is linked signs in by whatever e-mail', { linked: 'open' }, 'signIn'],
  ['a disabled account opens for nobody', { linked: 'disabled', byEmail: member, justInTimeAccounts: true }, 'unknown'],
  ['an unverified e-mail opens nothing', { linked: 'open', isEmailVerified: false }, 'unverified'],
  ['an unverified e-mail links nothing', { isEmailVerified: false, byEmail: member }, 'unverified'],
  ['an unverified e-mail makes nothing', { isEmailVerified: false, justInTimeAccounts: true }, 'unverified'],
  ['a member is linked', { byEmail: member }, 'link'],
  ['a member who moved there is not', { byEmail: { ...member, isEmailConfirmed: false } }, 'unconfirmed'],
  ['a disabled member is not told apart', { byEmail: { ...member, isDisabled: true } }, 'unknown'],
  ['an account is linked with one person', { byEmail: { ...member, isLinked: true } }, 'linkedElsewhere'],
  ['a stranger is unknown', {}, 'unknown'],
  ['a stranger gets an account where that is on', { justInTimeAccounts: true }, 'create'],
  [
    'nobody gets a second account',
    { justInTimeAccounts: true, byEmail: { ...member, isEmailConfirmed: false } },
    'unconfirmed',
  ],
])('%s', (_, facts, way) => {
  expect(identityWay({ ...stranger, ...facts })).toBe(way);
});

test.each([
  ['mia@example.org', 'mia@example.org'],
  ['Mia@Example.org', 'Mia@Example.org'],
  ['ｍia@example.org', null],
  ['mia@example.org ', null],
  ['mia@example', null],
  ['Mia <mia@example.org>', null],
  [`${'x'.repeat(250)}@example.org`, null],
  [null, null],
])('%j is looked up as %j', (email, looked) => {
  expect(linkableEmail(email)).toBe(looked);
});

test('without a link there is nothing to unlink', () => {
  expect([withoutIdentityRefusal(true), withoutIdentityRefusal(false)?.code]).toEqual([null, 'conflict']);
});
