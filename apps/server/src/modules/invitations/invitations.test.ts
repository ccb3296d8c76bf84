import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents, invitations as rows, mailJobs, people, personDetails } from '../../db/schema/index.ts';
import type { Mail } from '../../adapters/messenger.ts';
import { runDue } from '../../testing/run-due.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { invitations } = contract;
const day = 86_400_000;

let server: TestServer;
let sent: Mail[] = [];
let deliver: (mail: Mail) => Promise<void>;
beforeAll(async () => {
  const mail = (one: Mail) => deliver(one);
  server = await startTestServer({ messenger: { canText: false, mail, sms: async () => undefined } });
});
afterAll(() => server.close());
beforeEach(async () => {
  deliver = async () => undefined;
  server.clock.pass(61_000);
  // What other cases have left.
  await work();
  sent = [];
  deliver = async (mail) => {
    if (mail.text.includes('first-time-login')) sent.push(mail);
  };
});

const work = () => runDue(server.deps, server.clock.now());
const somebody = (email: string) => ({ firstName: 'Robin', lastName: 'Castle', email, memberNumber: '300100' });
const invite = (email: string) => server.call('admin', invitations.invite, { body: somebody(email) });
const stateOf = async (email: string) => {
  const { body } = await server.call('admin', invitations.list, { query: { keyword: email } });
  return body.invitations.map(({ state }) => state).join();
};
const accountOf = async (email: string) => {
  const [person] = await server.db.select().from(people).where(eq(people.email, email));
  return person;
};
const file = (...lines: string[]) => ['First name,Last name,E-mail,Member number,Date of birth', ...lines].join('\r\n');
const preview = async (text: string) => (await server.call('admin', invitations.preview, { body: { text } })).body;
const inviteLines = async (text: string, lines: number[]) => {
  const { choices } = await preview(text);
  return server.call('admin', invitations.inviteAll, { body: { text, fileName: 'new.csv', choices, lines } });
};

test('somebody is invited with an account that has no password, by a mail that leads to the first login', async () => {
  const { status, body } = await invite('one@example.org');
  expect([status, body]).toMatchObject([200, { state: 'queued', email: 'one@example.org', sends: 1, sentAt: null }]);
  expect(await accountOf('one@example.org')).toMatchObject({
    ...{
      firstName: 'Robin',
      passwordHash: '',
      contactTypes: ['Member'],
      memberNum: '300100',
      role: 0,
      disabledAt: null,
    },
  });
  await work();
  expect(sent.map(({ to }) => to)).toEqual(['one@example.org']);
  expect(sent[0]?.text).toContain(
    `https://portal.test/account/first-time-login?email=one%40example.org&invitation=${body.id}`,
  );
  expect(await stateOf('one@example.org')).toBe('sent');
  await work();
  expect(sent).toHaveLength(1);
});

test('who is invited, or has an account, is not invited again; who has both letters of another case neither', async () => {
  await invite('two@example.org');
  for (const email of ['two@example.org', 'TWO@example.org', 'member@example.org', 'Member@Example.org']) {
    const { status, body } = await invite(email);
    expect([status, body.field]).toEqual([409, 'body.email']);
  }
});

test('of two that invite the same person at once one does', async () => {
  const answers = await Promise.all([invite('twin@example.org'), invite('twin@example.org')]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test('a file is looked at row by row', async () => {
  await invite('known@example.org');
  await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'blocked'));
  const {
    rows: read,
    columns,
    choices,
  } = await preview(
    `\uFEFFsep=;\r\n${[
      'Vorname;Surname;Email address;First name;DOB',
      ';Wirth;ada@example.org;Ada;13/02/1984',
      ';"Okoro;\nthe younger";bo@example.org;Bo;',
      ';Wirth;ADA@example.org;Ada;',
      ';Haddad;not an e-mail;Noor;',
      ';;no.name@example.org;Noor;',
      ';Test;member@example.org;Mia;',
      ';Test;known@example.org;Robin;',
      ';Test;blocked@example.org;Bea;',
      ';Test;born@example.org;Bea;31/02/1984',
      ';Test;unborn@example.org;Bea;13/02/2184',
    ].join('\r\n')}`,
  );
  expect(columns).toEqual(['Vorname', 'Surname', 'Email address', 'First name', 'DOB']);
  expect(choices).toEqual({
    columns: { email: 2, firstName: 3, lastName: 1, memberNumber: null, dateOfBirth: 4 },
    dayOrder: 'dmy',
  });
  expect(read.map(({ line, problem }) => [line, problem && `${problem.field} ${problem.kind}`])).toEqual([
    [3, null],
    [4, null],
    [6, 'email repeated'],
    [7, 'email invalid'],
    [8, 'lastName missing'],
    [9, 'email member'],
    [10, 'email invited'],
    [11, 'email disabled'],
    [12, 'dateOfBirth nonexistent'],
    [13, 'dateOfBirth toCome'],
  ]);
  expect(read[1]?.lastName).toBe('Okoro; the younger');
  expect(await accountOf('ada@example.org')).toBeUndefined();
});

test('days that can be read in two ways are asked for', async () => {
  const text = file('Ada,Wirth,ada@example.org,,03/04/1984');
  const first = await preview(text);
  expect([first.asksDayOrder, first.rows[0]?.problem?.kind]).toEqual([true, 'unclear']);
  const choices = { ...first.choices, dayOrder: 'mdy' as const };
  const { body } = await server.call('admin', invitations.preview, { body: { text, choices } });
  expect([body.asksDayOrder, body.rows[0]?.dateOfBirth]).toEqual([true, '1984-03-04']);
});

test('those who are chosen are invited together, each with what the file says of them', async () => {
  const text = file('Cy,Moor,cy@example.org,300101,13/02/1984', 'Di,Nunn,di@example.org,,', 'Ed,Ott,ed@example.org,,');
  expect((await inviteLines(text, [2, 3])).body).toEqual({ invitedCount: 2 });
  const cy = await accountOf('cy@example.org');
  expect(cy).toMatchObject({ firstName: 'Cy', memberNum: '300101' });
  const [details] = await server.db
    .select()
    .from(personDetails)
    .where(eq(personDetails.personId, cy?.id ?? ''));
  expect(details?.dateOfBirth).toBe('1984-02-13');
  expect(await accountOf('ed@example.org')).toBeUndefined();
  await work();
  expect(sent.map(({ to }) => to).sort()).toEqual(['cy@example.org', 'di@example.org']);
  const noted = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.personId, cy?.id ?? ''))
    .orderBy(auditEvents.id);
  expect(noted).toMatchObject([{ kind: 'invited', data: { administratorId: 'admin' } }]);
});

test('nobody of a file is invited where one cannot be', async () => {
  const text = file('Fay,Pim,fay@example.org,,', 'Gil,Quin,gil@example.org,,');
  const { choices } = await preview(text);
  await invite('gil@example.org');
  const body = { text, fileName: 'new.csv', choices, lines: [2, 3] };
  const refused = await server.call('admin', invitations.inviteAll, { body });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('line 3')]);
  expect(await accountOf('fay@example.org')).toBeUndefined();
});

test('a file of thousands is invited at once, and sent once under one key', async () => {
  const text = file(...Array.from({ length: limits.invitation.rows }, (_, at) => `A,B,many-${at}@example.org,,`));
  const { choices, rows: read } = await preview(text);
  expect(read.filter(({ problem }) => problem !== null)).toEqual([]);
  const body = { text, fileName: 'many.csv', choices, lines: read.map(({ line }) => line) };
  const key = { 'Idempotency-Key': 'many-at-once' };
  for (let time = 0; time < 2; time += 1)
    expect((await server.call('admin', invitations.inviteAll, { body }, key)).body).toEqual({
      invitedCount: limits.invitation.rows,
    });
  const queued = await server.db.select({ key: mailJobs.key }).from(mailJobs).where(eq(mailJobs.kind, 'invitation'));
  expect(queued.length).toBeGreaterThanOrEqual(limits.invitation.rows);
  const one = await preview(file('A,B,many-1@example.org,,'));
  expect(one.rows[0]?.problem?.kind).toBe('invited');
  const most = await server.call('admin', invitations.preview, { body: { text: `${text}\r\nA,B,x@example.org,,` } });
  expect(most.status).toBe(400);
  await server.db.delete(mailJobs);
});

test('an invitation is sent again, and lasts as long as a new one', async () => {
  const { body } = await invite('again@example.org');
  const again = () => server.call('admin', invitations.resend, { params: { id: body.id } });
  expect((await again()).status).toBe(409);
  await work();
  server.clock.pass((limits.invitation.days + 1) * day);
  expect(await stateOf('again@example.org')).toBe('expired');
  const answer = await again();
  expect([answer.status, answer.body.state, answer.body.sends]).toEqual([200, 'queued', 2]);
  await work();
  expect(sent.map(({ to }) => to)).toEqual(['again@example.org', 'again@example.org']);
  expect(await stateOf('again@example.org')).toBe('sent');
});

test('a mail that is refused to the end is told', async () => {
  deliver = async () => {
    throw new Error('550 The mailbox does not exist');
  };
  await invite('bounced@example.org');
  for (const minutes of [0, 1, 4, 9, 16]) {
    server.clock.pass(minutes * 60_000);
    await work();
  }
  expect(await stateOf('bounced@example.org')).toBe('failed');
});

test('an invitation that is taken back lets nobody in, and is given anew', async () => {
  const { body } = await invite('gone@example.org');
  const revoke = () => server.call('admin', invitations.revoke, { params: { id: body.id } });
  expect((await revoke()).body.state).toBe('revoked');
  expect((await revoke()).status).toBe(409);
  await work();
  expect(sent).toEqual([]);
  expect((await accountOf('gone@example.org'))?.disabledAt).not.toBeNull();
  expect((await server.call('admin', invitations.resend, { params: { id: body.id } })).status).toBe(409);
  server.clock.pass(1000);
  expect((await invite('gone@example.org')).body).toMatchObject({ id: body.id, state: 'queued', sends: 1 });
  expect((await accountOf('gone@example.org'))?.disabledAt).toBeNull();
  await work();
  expect(sent.map(({ to }) => to)).toEqual(['gone@example.org']);
  const noted = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.personId, (await accountOf('gone@example.org'))?.id ?? ''))
    .orderBy(auditEvents.id);
  expect(noted.map(({ kind }) => kind)).toEqual(['invited', 'invitationRevoked', 'invited']);
});

test('whoever opens the link is seen, the first time, and asking proves nothing of an id', async () => {
  const { body } = await invite('reader@example.org');
  await work();
  const open = (invitationId: string) => server.call(null, invitations.opened, { body: { invitationId } });
  const answers = [await open(body.id), await open('made-up')];
  expect(answers.map(({ status, body: reply }) => [status, reply])).toEqual([
    [200, {}],
    [200, {}],
  ]);
  const query = { keyword: 'reader@example.org', state: 'opened' as const };
  const found = async () => (await server.call('admin', invitations.list, { query })).body.invitations;
  const [first] = await found();
  expect(Date.parse(first?.openedAt ?? '')).toBeLessThanOrEqual(server.clock.now().getTime());
  server.clock.pass(1000);
  await open(body.id);
  expect(await found()).toMatchObject([{ state: 'opened', openedAt: first?.openedAt }]);
  await server.call('admin', invitations.revoke, { params: { id: body.id } });
  server.clock.pass(1000);
  expect((await invite('reader@example.org')).body).toMatchObject({ state: 'queued', openedAt: null });
});

test('who opens links again and again is told to wait', async () => {
  const open = () => server.call(null, invitations.opened, { body: { invitationId: 'made-up' } });
  let last = await open();
  for (let time = 0; time < 60 && last.status === 200; time += 1) last = await open();
  expect([last.status, last.body.code]).toEqual([429, 'rate_limited']);
  server.clock.pass(15 * 60_000);
  expect((await open()).status).toBe(200);
});

test('whoever has come in is neither invited again nor taken back', async () => {
  const { body } = await invite('here@example.org');
  await work();
  await server.db.update(rows).set({ acceptedAt: server.clock.now() }).where(eq(rows.id, body.id));
  for (const endpoint of [invitations.resend, invitations.revoke])
    expect((await server.call('admin', endpoint, { params: { id: body.id } })).status).toBe(409);
  expect((await invite('here@example.org')).status).toBe(409);
});

test('the list is searched, filtered as it says, and turned page by page', async () => {
  for (const name of ['a', 'b', 'c']) {
    await invite(`paged-${name}@example.org`);
    server.clock.pass(1000);
  }
  const query = { keyword: 'PAGED-', pageSize: 2 };
  const first = await server.call('admin', invitations.list, { query });
  expect(first.body.invitations.map(({ email }) => email)).toEqual(['paged-c@example.org', 'paged-b@example.org']);
  expect(first.body.totalItemCount).toBe(3);
  const after = first.body.nextCursor ?? '';
  const second = await server.call('admin', invitations.list, { query: { ...query, after } });
  expect(second.body.invitations.map(({ email }) => email)).toEqual(['paged-a@example.org']);
  expect(second.body.nextCursor).toBeNull();
  for (const state of ['queued', 'sent', 'opened', 'failed', 'accepted', 'revoked', 'expired'] as const) {
    const { body } = await server.call('admin', invitations.list, { query: { state, pageSize: 1000 } });
    expect(new Set(body.invitations.map((one) => one.state)).size).toBeLessThanOrEqual(1);
    expect(body.invitations.every((one) => one.state === state)).toBe(true);
  }
});
