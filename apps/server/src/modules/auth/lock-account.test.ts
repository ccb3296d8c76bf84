import { contract, limits } from '@portal/api/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loginsAt } from '../../testing/logins.ts';
import { alarmSentTo, resetLinkSentTo } from '../../testing/outbox.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, auth } = contract;
const [member, stranger] = ['member@example.org', 'stranger@example.org'];
const [taken, better] = ['Taken-horse-77!', 'Quiet-harbour-4!'];

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const { signIn, asksWith } = loginsAt(() => server);
const lock = (body: { token: string; userId: string }) => server.call(null, auth.lockAccount, { body });
const opens = async (email: string, password: string) =>
  (await server.call(null, auth.signIn, { body: { email, password } })).status;

const changePassword = (currentPassword: string, newPassword: string) =>
  server.call('member', account.changePassword, {
    body: { currentPassword, newPassword, confirmPassword: newPassword },
  });
const changeEmail = (email: string, currentPassword: string) =>
  server.call('member', account.saveDetails, { body: { firstName: 'Mia', lastName: 'Test', email, currentPassword } });

async function choose(link: { token: string; userId: string }): Promise<number> {
  return (await server.call(null, auth.resetPassword, { body: { ...link, password: better } })).status;
}

test('whoever did not change their password locks everybody out by the link in the mail, and chooses another one', async () => {
  await changePassword(testPassword, taken);
  const login = await server.tokenOf('member');
  const locked = await lock(await alarmSentTo(server, member));
  expect(locked.status).toBe(200);
  expect([await opens(member, taken), await opens(member, testPassword)]).toEqual([401, 401]);
  expect(await asksWith({ accessToken: login, refreshToken: '' })).toBe(401);
  expect(await choose(locked.body)).toBe(200);
  expect(await opens(member, better)).toBe(200);
  const { events } = (await server.call('member', account.securityEvents)).body;
  expect(events.map(({ kind }) => kind)).toContain('accountLocked');
});

test('an e-mail, and a second factor, come back as they were', async () => {
  await changeEmail(stranger, testPassword);
  await lock(await alarmSentTo(server, member)).then(({ body }) => choose(body));
  expect([await opens(stranger, better), await opens(member, better)]).toEqual([401, 200]);
  await server.call('member', account.saveSecurity, {
    body: { enableTFA: true, mailTo: member, allowSms: false, currentPassword: better },
  });
  await lock(await alarmSentTo(server, member)).then(({ body }) => choose(body));
  expect((await server.call('member', account.security)).body.enableTfa).toBe(false);
});

test('the first who was told has the last word: links of later changes open nothing once theirs is used', async () => {
  await changeEmail(stranger, testPassword);
  const owners = await alarmSentTo(server, member);
  server.clock.pass(60_000);
  await changePassword(testPassword, taken);
  const strangers = await alarmSentTo(server, stranger);
  expect((await lock(strangers)).status).toBe(200);
  const back = await lock(owners);
  expect(back.status).toBe(200);
  expect((await lock(strangers)).status).toBe(410);
  expect(await choose(back.body)).toBe(200);
  expect([await opens(member, better), await opens(stranger, better)]).toEqual([200, 401]);
});

test('where somebody else signs in by the old e-mail meanwhile, the account is locked and the e-mail stays', async () => {
  await changeEmail(stranger, testPassword);
  const link = await alarmSentTo(server, member);
  const claim = { firstName: 'Other', lastName: 'Test', email: member, currentPassword: testPassword };
  expect((await server.call('other', account.saveDetails, { body: claim })).status).toBe(200);
  expect((await lock(link)).status).toBe(200);
  expect((await server.call('member', account.details)).body.email).toBe(stranger);
});

test('a link works once, for its owner, for three days, and links for a new password that were sent before open nothing', async () => {
  await server.call(null, auth.forgotPassword, { body: { email: member } });
  const before = await resetLinkSentTo(server, member);
  await changeEmail(stranger, testPassword);
  const link = await alarmSentTo(server, member);
  expect((await lock({ ...link, userId: 'other' })).status).toBe(410);
  const both = await Promise.all([lock(link), lock(link)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect(await choose(before)).toBe(410);
  await server.call('other', account.saveSecurity, {
    body: { enableTFA: true, mailTo: 'other@example.org', allowSms: false, currentPassword: testPassword },
  });
  const late = await alarmSentTo(server, 'other@example.org');
  server.clock.pass(limits.alarmLinkHours * 3_600_000);
  expect((await lock(late)).status).toBe(410);
});

test('somebody who is signed in elsewhere meanwhile is signed out', async () => {
  const there = await signIn();
  await changeEmail(stranger, testPassword);
  expect(await asksWith(there)).toBe(200);
  await lock(await alarmSentTo(server, member));
  expect(await asksWith(there)).toBe(401);
});
