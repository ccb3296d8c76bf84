import { contract, limits } from '@portal/api/contract';
import { defaultPrivacyFlags, type PrivacyFlags } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import { people, personDetails } from '../../db/schema/index.ts';
import { bearer } from '../../testing/logins.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, directory } = contract;

let server: TestServer;
let who: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  who = await seedMember(server, 'open', null);
});

const own = async () => (await server.call(who, directory.profile)).body;
const say = (changes: Partial<PrivacyFlags>) =>
  server.call(who, directory.saveVisibility, { body: { ...defaultPrivacyFlags, ...changes } });
const read = async () => (await server.call(who, directory.visibility)).body;
const audiences = async () => (await server.call(who, account.privacy)).body;

describe('one’s own profile', () => {
  const home = { address: '5 Hill Street', postCode: '2478' };
  beforeEach(async () => {
    await server.db
      .update(people)
      .set({ mobile: '0491 570 156', suburb: 'Ballina', homeState: 'NSW' })
      .where(eq(people.id, who));
    const details = { personId: who, ...home, version: 1, updatedAt: server.clock.now() };
    await server.db.insert(personDetails).values(details);
  });

  test('has all of it, and says what others do not see [DIR-062] [DIR-063] [DIR-064]', async () => {
    expect(await own()).toEqual({
      data: {
        ...{
          firstName: 'Somebody',
          lastName: 'New',
          postNominal: '',
          pronoun: '',
          nameSaid: '',
          nameSoundUrl: null,
          aboutMe: '',
          imageUrl: null,
        },
        organisation: { id: null, name: '', address: '', jobTitle: '' },
        contact: {
          ...{ mobile: '0491 570 156', landline: '', email: `${who}@example.org` },
          address: '5 Hill Street, Ballina NSW 2478',
        },
      },
      hidden: ['showEmail', 'showPersonalMobile', 'showWorkLandline'],
    });
    await say({ showOrganisation: false, includeInDirectory: false });
    expect((await own()).hidden).toEqual(['includeInDirectory', 'showOrganisation']);
  });

  test('has no address where the organisation does not show them [DIR-065]', async () => {
    const { settings } = profiles.ota.modules;
    const hidden = { display_user_address: { enabled: false, accessRules: [] } };
    const modules = {
      ...profiles.ota.modules,
      settings: { ...settings, subModules: { ...settings.subModules, ...hidden } },
    };
    const app = createApp({ ...server.deps, profile: { ...profiles.ota, modules } });
    const answer = await app.request(directory.profile.path, { headers: bearer(await server.tokenOf(who)) });
    expect(directory.profile.reply.schema.parse(await answer.json()).data.contact).toMatchObject({
      ...{ address: '', mobile: '0491 570 156' },
    });
  });

  test('is there for whoever does not stand in the directory', async () => {
    await server.db.update(people).set({ membershipLapsed: true }).where(eq(people.id, who));
    expect((await own()).data.lastName).toBe('New');
    expect((await server.call(who, directory.member, { params: { id: who } })).status).toBe(200);
  });
});

describe('one’s card', () => {
  const card = async () => (await server.call(who, directory.card)).body;
  const toAll = (audience: 'everyone' | 'members') => ({
    ...{ photo: audience, pronoun: audience, workplace: audience, state: audience, email: audience },
  });
  const name = { firstName: 'Somebody', lastName: 'New', postNominal: '' };
  const work = { organisation: 'Rivermouth Health', jobTitle: 'Therapist' };
  const url = () => `https://portal.test/profile/${who}`;
  beforeEach(async () => {
    await server.db
      .update(people)
      .set({ organisationName: work.organisation, jobTitle: work.jobTitle, mobile: '0491 570 156' })
      .where(eq(people.id, who));
  });

  test('tells whoever has it what everyone is told, and never a number', async () => {
    expect(await card()).toEqual({ ...name, ...work, email: '', url: url() });
    await say({});
    expect(await card()).toEqual({ ...name, ...work, email: '', url: url() });
    await server.db
      .update(people)
      .set({ privacy: toAll('everyone') })
      .where(eq(people.id, who));
    expect(await card()).toEqual({ ...name, ...work, email: `${who}@example.org`, url: url() });
    await say({ showContactInformation: false });
    expect(await card()).toEqual({ ...name, organisation: '', jobTitle: '', email: '', url: url() });
  });

  test('has the name alone where all else is for members, and leads nowhere for whoever does not stand in the directory', async () => {
    const directoryOff = { ...defaultPrivacyFlags, includeInDirectory: false };
    await server.db
      .update(people)
      .set({ privacy: toAll('members'), directory: directoryOff })
      .where(eq(people.id, who));
    expect(await card()).toEqual({ ...name, organisation: '', jobTitle: '', email: '', url: null });
  });
});

describe('what somebody says of themself', () => {
  const save = (description: string) => server.call(who, directory.saveDetails, { body: { description } });

  test('is kept, six hundred letters of it, and taken away again [DIR-072] [DIR-074]', async () => {
    const longest = 'a '.repeat(limits.firstTime.descriptionLength / 2 - 1) + 'ab';
    expect(longest).toHaveLength(600);
    expect((await save(longest)).body).toEqual({ success: true, message: '' });
    expect((await own()).data.aboutMe).toBe(longest);
    const refused = await save(`${longest}c`);
    expect([refused.status, refused.body.field]).toEqual([400, 'body.description']);
    await save('  ');
    expect((await own()).data.aboutMe).toBe('');
  });

  test('is nobody else’s', async () => {
    await save('Splints.');
    const other = await server.call('other', directory.member, { params: { id: who } });
    expect(other.body.aboutMe).toBe('Splints.');
    expect((await server.call('other', directory.profile)).body.data.aboutMe).toBe('');
  });
});

describe('the seven settings', () => {
  test('are all on at first, and read as they were saved [DIR-086] [DIR-088] [DIR-089]', async () => {
    expect(await read()).toEqual(defaultPrivacyFlags);
    expect((await say({ showDirectoryPhoto: false })).body).toEqual({ success: true, message: '' });
    expect(await read()).toEqual({ ...defaultPrivacyFlags, showDirectoryPhoto: false });
  });

  test('move the audience of what was switched, and of nothing else', async () => {
    const { choices } = await audiences();
    const body = { choices: { ...choices, workplace: 'connections' as const }, version: 0 };
    await server.call(who, account.savePrivacy, { body });
    await say({ showDirectoryPhoto: false, showEmail: false });
    expect(await audiences()).toEqual({
      choices: { ...body.choices, photo: 'onlyMe' },
      version: 2,
    });
    await say({ showEmail: false });
    expect((await audiences()).choices).toEqual({ ...body.choices, photo: 'members' });
    // Nothing was switched.
    await say({ showEmail: false });
    expect((await audiences()).version).toBe(3);
  });

  test('are off where an audience says that nobody else may see it', async () => {
    const { choices } = await audiences();
    await server.call(who, account.savePrivacy, { body: { choices: { ...choices, photo: 'onlyMe' }, version: 0 } });
    // The e-mail is for nobody else as well, now that it was chosen.
    expect(await read()).toEqual({ ...defaultPrivacyFlags, showDirectoryPhoto: false, showEmail: false });
  });
});
