import { contract } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditEvents,
  firstTimeDrafts,
  firstTimes,
  idempotentReplies,
  organisations,
  people,
  personDetails,
} from '../../db/schema/index.ts';
import { fitsPassword } from '../auth/passwords.ts';
import { lastMessageTo } from '../../testing/outbox.ts';
import { seedOwnMembership } from '../../testing/test-own-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { validBody } from '../../testing/valid-body.ts';

const { account, firstTime, me } = contract;
const password = 'Quiet-harbour-42';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.insert(organisations).values({ id: 'river', name: 'Rivermouth Health', location: 'Ballina NSW' });
});
afterAll(() => server.close());

let count = 0;
/** Somebody who was invited and is signed in. */
async function newcomer(): Promise<string> {
  const email = `first-${(count += 1)}@example.org`;
  await server.call('admin', contract.invitations.invite, { body: { firstName: 'Robin', lastName: 'Castle', email } });
  const [person] = await server.db.select().from(people).where(eq(people.email, email));
  return person?.id ?? '';
}
const input = { ...validBody(firstTime.save) };
const save = (who: string, body: object, key?: string) =>
  server.call(
    who,
    firstTime.save,
    { body: { ...input, ...body } as never },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
const values = async (who: string) => (await server.call(who, firstTime.values)).body;

test('all that was said is kept, with the first password, and whoever is signed in stays so', async () => {
  const who = await newcomer();
  const token = await server.tokenOf(who);
  expect(await values(who)).toMatchObject({ firstName: 'Robin', hasPassword: false, isFinished: false });
  const more = {
    password,
    ...{ prefName: 'Rob', dob: '1984-03-12', pronoun: 'They/them', postNominal: ['PhD'], admissionDate: '2010-02-01' },
    ...{ admissionState: ['NSW', 'VIC'], constituentBodyMembership: ['none'] },
    userPrivacy: {
      ...{ includeInDirectory: true, showDirectoryPhoto: false, showContactInformation: true, showEmail: true },
      ...{ showPersonalMobile: false, showWorkLandline: true, showOrganisation: false },
    },
    communicationDetails: {
      ...{
        phoneNumber: '02 5550 0100',
        mobile: '0491 570 156',
        email: 'mine@elsewhere.example',
        contactPreference: 'post',
      },
      homeAddress: {
        ...{ address1: 'Unit 2', address2: '5 Hill Street', suburb: 'Ballina', state: 'NSW' },
        ...{ postcode: '2478', country: 'nz' },
      },
    },
    organisationDetails: { organisationId: 'river', jobTitle: 'Therapist' },
    profileDetails: { description: 'Hands.' },
    expertiseAreas: [
      { areaId: 'clinical', categoryIds: ['clinical-hand', 'clinical-hand-splinting'] },
      { areaId: 'work', categoryIds: [] },
    ],
  };
  expect((await save(who, more)).status).toBe(200);
  const saved = await values(who);
  const { password: _, communicationDetails, ...rest } = more;
  expect(saved).toMatchObject({
    ...rest,
    expertiseAreas: [more.expertiseAreas[0]],
    organisationDetails: {
      ...more.organisationDetails,
      organisationName: 'Rivermouth Health',
      location: 'Ballina NSW',
    },
    ...{ hasPassword: true, isFinished: true },
  });
  const { email: _sent, ...contact } = communicationDetails;
  expect(saved.communicationDetails).toMatchObject({ ...contact, email: expect.stringMatching(/^first-/) });
  // From then on they are changed there.
  expect((await server.call(who, account.details)).body.postNominals).toBe('PhD');
  expect((await server.call(who, account.privacy)).body.choices).toMatchObject({
    ...{ photo: 'onlyMe', email: 'members', workplace: 'onlyMe' },
  });
  const [person] = await server.db.select().from(people).where(eq(people.id, who));
  expect(await fitsPassword(person?.passwordHash ?? null, password)).toBe(true);
  const open = await server.fetch(me.current.path, { headers: { Authorization: `Bearer ${token}` } });
  expect(open.status).toBe(200);
  const noted = await server.db.select().from(auditEvents).where(eq(auditEvents.personId, who)).orderBy(auditEvents.id);
  expect(noted.map(({ kind }) => kind)).toContain('passwordChanged');
  expect((await lastMessageTo(server, person?.email ?? '', 'not-me')).text).toContain('changed');
});

test('what is sent twice under one key is saved once, and its password is kept nowhere', async () => {
  const who = await newcomer();
  const key = 'a-key-of-the-final-save';
  expect((await save(who, { password }, key)).status).toBe(200);
  expect((await save(who, { password }, key)).status).toBe(200);
  expect(await server.db.select().from(firstTimes).where(eq(firstTimes.personId, who))).toHaveLength(1);
  // Nor is what it could be guessed by: a retry is known without it.
  expect((await save(who, { password: `${password}!` }, key)).status).toBe(200);
  const [person] = await server.db.select().from(people).where(eq(people.id, who));
  expect(await fitsPassword(person?.passwordHash ?? null, password)).toBe(true);
  const [details] = await server.db.select().from(personDetails).where(eq(personDetails.personId, who));
  expect(details?.version).toBe(1);
  expect(JSON.stringify(await server.db.select().from(idempotentReplies))).not.toContain(password);
  expect((await save(who, { password })).status).toBe(409);
});

test('of two that save at once one does', async () => {
  const who = await newcomer();
  const statuses = await Promise.all([save(who, { password }), save(who, { password: `${password}!` })]);
  expect(statuses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test.each([
  ['no password', {}, 'body.password'],
  ['a password without a special character', { password: 'Quietharbour42' }, 'body.password'],
  ['a password that everybody has', { password: 'P@ssw0rd' }, 'body.password'],
  ['no title', { password, title: '' }, 'body.title'],
  ['no first name', { password, firstName: ' ' }, 'body.firstName'],
  ['a day of admission to come', { password, admissionDate: '2199-01-01' }, 'body.admissionDate'],
  ['a day that there is not', { password, dob: '1984-02-30' }, 'body.dob'],
  ['a body that nobody knows', { password, constituentBodyMembership: ['made-up'] }, 'body.constituentBodyMembership'],
  [
    'an organisation that nobody knows',
    { password, organisationDetails: { organisationId: 'made-up' } },
    'body.organisationDetails.organisationId',
  ],
  [
    'too long a description',
    { password, profileDetails: { description: 'x'.repeat(601) } },
    'body.profileDetails.description',
  ],
])('%s is refused, and nothing is kept', async (_, body, field) => {
  const who = await newcomer();
  const refused = await save(who, body);
  expect([refused.status, refused.body.field]).toEqual([400, field]);
  expect(await values(who)).toMatchObject({ title: '', hasPassword: false, isFinished: false });
});

test('whoever has a password does not change it here', async () => {
  const refused = await save('member', { password });
  expect([refused.status, refused.body.field]).toEqual([400, 'body.password']);
  expect((await save('member', {})).status).toBe(200);
});

test('what the organisation does not ask stays as it was', async () => {
  const other = await startTestServer({
    profile: {
      ...profiles.ota,
      featureSettings: {
        ...profiles.ota.featureSettings,
        firstTime: {
          hiddenSteps: ['privacy-preferences', 'org-details'],
          hiddenFields: ['gender', 'constituentBodyMembership', 'phoneNumber', 'mobile'],
        },
      },
    },
  });
  await other.db
    .update(people)
    .set({ mobile: '0491 570 156', organisationName: 'River' })
    .where(eq(people.id, 'member'));
  const body = {
    ...input,
    ...{ gender: '', constituentBodyMembership: [], communicationDetails: { contactPreference: 'email' } },
  };
  expect((await other.call('member', firstTime.save, { body: body as never })).status).toBe(200);
  const [person] = await other.db.select().from(people).where(eq(people.id, 'member'));
  expect(person).toMatchObject({ mobile: '0491 570 156', organisationName: 'River', privacy: null });
  await other.close();
});

test('a draft follows its owner, holds no password, and goes when all is saved', async () => {
  const who = await newcomer();
  const typed = { step: 'org-details', values: { firstName: 'Robyn', dob: '12/0', password } };
  const savedDraft = () => server.call(who, firstTime.draft);
  expect((await savedDraft()).body).toEqual({ draft: null });
  expect((await server.call(who, firstTime.saveDraft, { body: typed as never })).status).toBe(200);
  expect((await savedDraft()).body.draft).toMatchObject({
    step: 'org-details',
    values: { firstName: 'Robyn', dob: '12/0' },
  });
  expect(JSON.stringify(await server.db.select().from(firstTimeDrafts))).not.toContain(password);
  expect((await server.call('other', firstTime.draft)).body).toEqual({ draft: null });
  await save(who, { password });
  expect((await savedDraft()).body).toEqual({ draft: null });
  expect((await server.call(who, firstTime.saveDraft, { body: typed as never })).status).toBe(409);
});

test.each([
  ['nobody’s membership', null, {}, 'Renew Membership', 'https://www.ota.example/renew'],
  ['one that goes on', {}, {}, 'BondMx', ''],
  ['one that renews itself', { renewsItself: true }, {}, 'Auto Rollover', 'https://www.ota.example/membership/payment'],
  ['one for life', { name: 'Honorary life member' }, { membershipLapsed: true }, 'Life Member', ''],
  ['one that has lapsed', {}, { membershipLapsed: true }, 'Renew Membership', 'https://www.ota.example/renew'],
  ['one that is over', { terminatedOn: '2026-01-01' }, {}, 'Renew Membership', 'https://www.ota.example/renew'],
])('%s leads on where it stands', async (_, membership, person, type, redirectUrl) => {
  const who = await newcomer();
  if (membership !== null) await seedOwnMembership(server.db, who, membership);
  await server.db
    .update(people)
    .set({ membershipLapsed: false, ...person })
    .where(eq(people.id, who));
  expect((await server.call(who, firstTime.redirectLink)).body).toEqual({ type, redirectUrl });
});

test('countries and their states come from a list that is kept by others, and are told whoever asks without parameters [PLT-384]', async () => {
  const { countries } = (await server.call('member', firstTime.countries)).body;
  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({ value: 'nz', label: 'New Zealand' });
  const states = async (query: object) =>
    (await server.call('member', firstTime.states, { query })).body.states.map(({ value }) => value);
  expect(await states({})).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  expect(await states({ country: 'nz' })).toContain('AUK');
  expect(await states({ country: 'zz' })).toEqual([]);
});

test('an organisation says where it is [PLT-455]', async () => {
  expect(account.organisation.path).toBe('/api/Org/{id}');
  const { body } = await server.call('member', account.organisation, { params: { id: 'river' } });
  expect(body).toEqual({ id: 'river', name: 'Rivermouth Health', location: 'Ballina NSW', imageUrl: null });
});

test('the splash screen leads to what the organisation offers', async () => {
  expect((await server.call('other', firstTime.renewLink)).body).toEqual({ url: 'https://www.ota.example/renew' });
  expect((await server.call('other', firstTime.updateDetailsLink)).body).toEqual({
    url: 'https://www.ota.example/find-an-ot/update',
  });
});
