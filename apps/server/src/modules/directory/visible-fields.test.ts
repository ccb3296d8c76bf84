import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import {
  type Audience,
  audiences,
  defaultPrivacyFlags,
  type DirectoryField,
  isVisibleInDirectory,
  type PrivacyChoices,
  type PrivacyFlag,
  type PrivacyFlags,
  privacyFlags,
  type PrivacyViewer,
  stranger,
} from '@portal/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstTimes, memberships, organisations, people, personDetails, postcodes } from '../../db/schema/index.ts';
import { seedFile } from '../../testing/files.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { directory } = contract;

/** Who asks about the owner, and how the rule knows them. */
const viewers = {
  /** They have joined a community of the owner's. */
  editor: { ...stranger, isMember: true, isConnected: true },
  outsider: { ...stranger, isMember: true },
  client: stranger,
  /** They are no member either, and have joined a community of the owner's. */
  staff: { ...stranger, isConnected: true },
  admin: { ...stranger, isMember: true, isStaff: true },
} satisfies Record<string, PrivacyViewer>;

const lastName = `Own${randomUUID().replaceAll('-', '')}`;
const company = randomUUID();
/** Of where they work. */
const postCode = randomUUID().slice(0, 8).toUpperCase();

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db, clock } = server;
  owner = await seedMember(server, 'open', { status: 'Joined' }, { firstName: 'Wren', lastName });
  const joined = { communityId: 'open', status: 'Joined' as const, joinedAt: clock.now(), updatedAt: clock.now() };
  await db.insert(memberships).values({ ...joined, personId: 'staff' });
  await db.insert(postcodes).values({ postCode, latitude: -28.86, longitude: 153.56 });
  await db.insert(organisations).values({ id: company, name: 'Rivermouth Health', location: 'Ballina NSW', postCode });
  await db
    .update(people)
    .set({
      ...{ pronoun: 'they/them', homeState: 'NSW', organisationId: company, organisationName: 'Rivermouth Health' },
      ...{ jobTitle: 'Therapist', mobile: '0491 570 156', description: 'Splints.' },
    })
    .where(eq(people.id, owner));
  await db.insert(firstTimes).values({
    ...{ personId: owner, firstNations: '', admissionStates: [], bodies: [] },
    ...{ landline: '02 5550 0100', contactPreference: '', address2: '', finishedAt: clock.now() },
  });
  const name = { preferredName: 'Jenny', nameSaid: 'REN', postNominals: 'AM, PhD' };
  await db.insert(personDetails).values({ personId: owner, ...name, version: 1, updatedAt: clock.now() });
  await seedFile(server, { ownerKind: 'avatar', ownerId: owner });
});
afterAll(() => server.close());

const to = (audience: Audience): PrivacyChoices => ({
  ...{ photo: audience, pronoun: audience, workplace: audience, state: audience, email: audience },
});
const without = (flag: PrivacyFlag | null): PrivacyFlags =>
  flag === null ? defaultPrivacyFlags : { ...defaultPrivacyFlags, [flag]: false };

/** Every way in which the directory could tell a field of the owner to somebody. */
async function shownTo(who: string): Promise<Record<DirectoryField, boolean[]>> {
  server.clock.pass(61_000);
  const find = async (query: object) => {
    const { members, totalItems } = (await server.call(who, directory.members, { query })).body;
    expect(totalItems).toBe(members.length);
    return members;
  };
  const [card] = await find({ name: lastName });
  const byCompany = await find({ companyId: company });
  const byPlace = await find({ name: lastName, locationId: 'NSW' });
  const near = { name: lastName, near: postCode, within: '5' } as const;
  const [nearby] = await find({ ...near, orderBy: 'distance' });
  const { places } = (await server.call(who, directory.memberPlaces, { query: near })).body;
  const everywhere = (await server.call(who, directory.memberPlaces, { query: { name: lastName } })).body.places;
  const { body } = await server.call(who, directory.member, { params: { id: owner } });
  const { organisation, contact } = body;
  return {
    photo: [card?.memberImg !== null, body.imageUrl !== null],
    pronoun: [body.pronoun === 'they/them'],
    workplace: [
      ...[card?.companyName === 'Rivermouth Health', card?.jobPosition === 'Therapist', byCompany.length === 1],
      ...[organisation.name === 'Rivermouth Health', organisation.address === 'Ballina NSW'],
      ...[organisation.jobTitle === 'Therapist', organisation.id === company],
      ...[nearby?.kilometres === 0, places.length === 1, everywhere.length === 1],
    ],
    state: [byPlace.length === 1],
    email: [contact.email !== null],
    mobile: [contact.mobile === '0491 570 156'],
    landline: [contact.landline === '02 5550 0100'],
  };
}

const flagged: (PrivacyFlags | null)[] = [
  null,
  ...[null, ...privacyFlags.filter((flag) => flag !== 'includeInDirectory')].map(without),
];
const cells = [null, ...audiences].flatMap((audience) => flagged.map((flags) => ({ audience, flags })));

test.each(cells)(
  'where the owner shows to $audience and says $flags, each way in tells what the rule tells [DIR-091] [DIR-092] [DIR-093] [DIR-094] [DIR-095] [DIR-096]',
  async ({ audience, flags }) => {
    const privacy = audience === null ? null : to(audience);
    await server.db.update(people).set({ privacy, directory: flags }).where(eq(people.id, owner));
    for (const [who, viewer] of Object.entries(viewers)) {
      const shown = Object.entries(await shownTo(who)).map(([field, ways]) => [field, ...ways]);
      // The keys of what was told.
      const expected = shown.map(([field, ...ways]) => [
        field,
        ...ways.map(() => isVisibleInDirectory(field as DirectoryField, { privacy, flags }, viewer)),
      ]);
      expect(shown, who).toEqual(expected);
    }
  },
);

test('a profile has names, how they are said, what stands behind them and what somebody says of themself, whatever they hide [DIR-059]', async () => {
  await server.db
    .update(people)
    .set({ privacy: to('onlyMe'), directory: without('showContactInformation') })
    .where(eq(people.id, owner));
  const { body } = await server.call('outsider', directory.member, { params: { id: owner } });
  expect(body).toEqual({
    ...{ firstName: 'Wren', lastName, postNominal: 'AM, PhD', pronoun: '', nameSaid: 'REN' },
    nameSoundUrl: null,
    ...{ aboutMe: 'Splints.', imageUrl: null },
    organisation: { id: null, name: '', address: '', jobTitle: '' },
    contact: { mobile: null, landline: null, email: null },
  });
});

test('somebody is told all of themself, and finds themself by it', async () => {
  await server.db
    .update(people)
    .set({ privacy: to('onlyMe'), directory: without('showOrganisation') })
    .where(eq(people.id, owner));
  for (const ways of Object.values(await shownTo(owner))) expect(ways).not.toContain(false);
});
