import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assets, auditEvents, outboxMessages, people } from '../../db/schema/index.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { lastMessageTo, resetLinkSentTo } from '../../testing/outbox.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';

const { account, auth, me } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const input = {
  ...{ title: 'Dr' as const, firstName: 'Mia', middleName: 'Linh', lastName: 'Nguyen', preferredName: 'Mimi' },
  ...{ nameSaid: 'MEE-uh nwin', postNominals: 'AM, PhD' },
  ...{ gender: 'F' as const, pronoun: 'she/her', email: 'member@example.org', mobile: '0491 570 156' },
  ...{ dateOfBirth: '1984-03-12', graduationDate: '2006-11-30' },
  ...{ address: '1 Example Street', suburb: 'Fremantle', state: 'WA', postCode: '6160', country: 'au' },
  ...{
    postalAddress: 'PO Box 1',
    postalSuburb: 'Perth',
    postalState: 'WA',
    postalPostCode: '6000',
    postalCountry: 'nz',
  },
};
const save = (changes: object = {}, who = 'member') =>
  server.call(who, account.saveDetails, { body: { ...input, ...changes } });
const details = async (who = 'member') => (await server.call(who, account.details)).body;

describe('what somebody says of themself', () => {
  test('begins with what is known, and with Australia [PLT-554] [PLT-561] [PLT-567]', async () => {
    expect(await details()).toMatchObject({
      ...{ id: 'member', firstName: 'member', lastName: 'Test', email: 'member@example.org' },
      ...{ registeredEmail: 'member@example.org', avatarUrl: null, memberNum: null, contactTypes: ['Member'] },
      ...{ title: '', gender: '', dateOfBirth: '', country: 'au', postalCountry: 'au', version: 0 },
    });
  });

  test('is read as it was saved, by themself alone [PLT-547] [PLT-555] [PLT-556] [PLT-557] [PLT-558] [PLT-559] [PLT-560] [PLT-562]', async () => {
    expect((await save({ id: 'member', registeredEmail: 'member@example.org', version: 0 })).status).toBe(200);
    expect(await details()).toMatchObject({ ...input, registeredEmail: 'member@example.org', version: 1 });
    expect((await details('other')).firstName).toBe('other');
    expect((await server.call('member', me.current)).body).toMatchObject({ firstName: 'Mia', pronoun: 'she/her' });
  });

  test('is nobody else’s to say', async () => {
    expect((await save({ id: 'other' })).status).toBe(403);
    const reply = await server.call('admin', auth.impersonate, {
      body: { userId: 'member', reason: 'Asked for help' },
    });
    const acting = bearer(loginOf(reply.body.token).accessToken);
    expect((await server.call(null, account.saveDetails, { body: input }, acting)).status).toBe(403);
    expect((await details()).firstName).toBe('member');
  });

  test('gives nobody another role, number or kind of contact', async () => {
    await save({ role: 1, isAdmin: true, memberNum: '1', contactTypes: ['Staff'], membershipLapsed: true });
    const { role, memberNum, contactTypes } = (await server.call('member', me.current)).body;
    expect([role, memberNum, contactTypes]).toEqual([0, null, ['Member']]);
  });

  test('that was changed since it was read is not overwritten', async () => {
    await save({ version: 0 });
    expect((await save({ firstName: 'Other', version: 0 })).status).toBe(412);
    expect((await details()).firstName).toBe('Mia');
    const both = await Promise.all([save({ version: 1, firstName: 'One' }), save({ version: 1, firstName: 'Two' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  test.each([
    ['no first name', { firstName: '' }, 'body.firstName'],
    ['no last name', { lastName: ' ' }, 'body.lastName'],
    ['no e-mail', { email: '' }, 'body.email'],
    ['an e-mail that is none', { email: 'mia@nowhere' }, 'body.email'],
    ['a title of nobody', { title: 'King' }, 'body.title'],
    ['a gender of no code', { gender: 'Q' }, 'body.gender'],
    ['a country of no code', { country: 'Australia' }, 'body.country'],
    ['a day that does not exist', { dateOfBirth: '1984-02-30' }, 'body.dateOfBirth'],
    ['a day to come', { graduationDate: '2199-01-01' }, 'body.graduationDate'],
    ['a name that is too long', { firstName: 'x'.repeat(101) }, 'body.firstName'],
    ['post nominals that are too long', { postNominals: 'x'.repeat(101) }, 'body.postNominals'],
  ])('with %s is refused by name', async (_, changes, field) => {
    const refused = await save(changes);
    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });
});

describe('another e-mail', () => {
  const moved = { email: 'mia@example.org' };

  test('asks for the password, and opens the account from then on', async () => {
    const refused = await save(moved);
    expect([refused.status, refused.body.field]).toEqual([400, 'body.currentPassword']);
    expect((await save({ ...moved, currentPassword: 'Wrong-horse-7' })).status).toBe(400);
    expect((await save({ ...moved, currentPassword: testPassword })).status).toBe(200);
    const opens = async (email: string) =>
      (await server.call(null, auth.signIn, { body: { email, password: testPassword } })).status;
    expect([await opens('member@example.org'), await opens('Mia@Example.org')]).toEqual([401, 200]);
  });

  test('is told to the old and to the new address, and kept in the audit; links that went to the old one open nothing', async () => {
    await server.call(null, auth.forgotPassword, { body: { email: 'member@example.org' } });
    const link = await resetLinkSentTo(server, 'member@example.org');
    await save({ ...moved, currentPassword: testPassword });
    for (const to of ['member@example.org', 'mia@example.org'])
      expect((await lastMessageTo(server, to)).subject).toBe('Your OTA e-mail was changed');
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.personId, 'member'))
      .orderBy(auditEvents.id);
    expect(events.map(({ kind }) => kind)).toContain('emailChanged');
    const reset = { ...link, password: 'Quiet-harbour-4!', endSessions: true };
    expect((await server.call(null, auth.resetPassword, { body: reset })).status).toBe(410);
  });

  test('is not one by which somebody else signs in, however it is written, also where two want it at once', async () => {
    const taken = await save({ email: 'Other@Example.org', currentPassword: testPassword });
    expect([taken.status, taken.body.field]).toEqual([400, 'body.email']);
    expect(taken.body.message).not.toMatch(/@/);
    const both = await Promise.all(
      ['member', 'other'].map((who) => save({ ...moved, currentPassword: testPassword }, who)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('is tried ten times within an hour, so that nobody learns by which ones others sign in', async () => {
    const claim = () => save({ email: 'other@example.org', currentPassword: testPassword });
    for (let times = 0; times < 10; times += 1) expect((await claim()).status).toBe(400);
    expect((await claim()).status).toBe(429);
    server.clock.pass(3_600_000);
    expect((await claim()).status).toBe(400);
  });

  test('is one of two that are wanted at the same moment: the other was asked for of an account that is no longer so', async () => {
    const both = await Promise.all(
      ['one', 'two'].map((name) => save({ email: `${name}@example.org`, currentPassword: testPassword })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is the same one in other letters: nothing is asked, and nobody is told', async () => {
    expect((await save({ email: 'Member@Example.org' })).status).toBe(200);
    await server.deps.background.settled();
    expect(await server.db.select().from(outboxMessages)).toEqual([]);
  });
});

describe('a form of the workflow', () => {
  const field = (id: string, value: string) => ({ id, entityId: 'contact', value });
  const saveForm = (...workflowFormFields: ReturnType<typeof field>[]) =>
    server.call('member', account.saveWorkflowDetails, { body: { workflowFormFields } });

  test('has fields with labels and ids, and titles of its own [PLT-569]', async () => {
    const { workflowFormFields } = await details();
    expect(workflowFormFields.map(({ label }) => label)).toEqual([
      'First Name',
      'Last Name',
      'Title',
      'Email',
      'Mobile',
    ]);
    for (const { id, entityId } of workflowFormFields) expect([id, entityId]).not.toContain('');
    expect(workflowFormFields[2]?.options).toContainEqual({ value: 'Prof', label: 'Prof' });
  });

  test('is sent by POST to where details are saved by PUT [PLT-549]', () => {
    const { saveDetails, saveWorkflowDetails } = account;
    expect([saveDetails, saveWorkflowDetails].map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/User',
      'POST /api/User',
    ]);
  });

  test('changes what it names, and nothing else [PLT-548] [PLT-570]', async () => {
    await save();
    expect((await saveForm(field('first-name', 'Mai'), field('shoe-size', '39'))).status).toBe(200);
    expect(await details()).toMatchObject({ ...input, firstName: 'Mai' });
  });

  test('is refused by the name of what is wrong, and asks for the password for another e-mail', async () => {
    const refused = await saveForm(field('last-name', ''));
    expect([refused.status, refused.body.field]).toEqual([400, 'body.lastName']);
    expect((await saveForm(field('email', 'mia@example.org'))).body.field).toBe('body.currentPassword');
  });
});

describe('a photo', () => {
  const send = (file: File, who = 'member') => server.call(who, account.saveAvatar, { body: { avatar: file } });
  const photo = (after = '') => new File([tinyPicture(after)], 'face.png', { type: 'image/png' });

  test('is shown from then on, and the last one no more [PLT-574]', async () => {
    const first = await send(photo());
    expect(first.status).toBe(200);
    const { avatarUrl } = (await server.call('member', me.current)).body;
    expect(avatarUrl).toContain('/api/content/assets/');
    await send(photo('another'));
    const rows = await server.db.select().from(assets).where(eq(assets.ownerKind, 'avatar'));
    const [person] = await server.db.select().from(people).where(eq(people.id, 'member'));
    expect([rows.length, rows.some(({ id }) => id === person?.avatarAssetId)]).toEqual([2, true]);
    expect((await server.fetch(first.body.avatarUrl)).status).toBe(404);
  });

  test('of 5 MB is refused, and of one byte less it is looked at [PLT-573]', async () => {
    const sized = (bytes: number) => send(new File([new Uint8Array(bytes)], 'face.png'));
    const refused = await sized(5_242_880);
    expect([refused.status, refused.body.message]).toEqual([413, 'Less than 5MB!']);
    expect((await sized(5_242_879)).status).toBe(415);
  });

  test('that is no picture is refused', async () => {
    expect((await send(new File(['words'], 'face.png'))).status).toBe(415);
    expect((await send(new File(['words'], 'face.pdf'))).status).toBe(415);
    expect((await server.call('member', me.current)).body.avatarUrl).toBeNull();
  });
});
