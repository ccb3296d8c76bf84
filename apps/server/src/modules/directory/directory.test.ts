import { randomUUID } from 'node:crypto';
import { contract, type EndpointInput, pageSizes } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations, organisations, people } from '../../db/schema/index.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { directory } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.pass(61_000));

type Query = NonNullable<EndpointInput<typeof directory.members>['query']>;
type Person = Partial<typeof people.$inferInsert>;

/** A family of whom no other test, and no other try of this one, knows. */
const family = () => `Fam${randomUUID().replaceAll('-', '')}`;

async function seed(lastName: string, firstName: string, changes: Person = {}): Promise<string> {
  const id = await seedMember(server, 'open', null, { firstName, lastName });
  if (Object.keys(changes).length > 0) await server.db.update(people).set(changes).where(eq(people.id, id));
  return id;
}
async function seedOrganisation(name: string, location = ''): Promise<string> {
  const id = randomUUID();
  await server.db.insert(organisations).values({ id, name, location });
  return id;
}
const members = async (query: Query, who = 'member') => (await server.call(who, directory.members, { query })).body;
const namesIn = async (query: Query, who = 'member') => {
  const { members: found, totalItems } = await members(query, who);
  return [found.map(({ firstName }) => firstName), totalItems];
};

test.each([
  ['members [DIR-029]', directory.members, 'GET /api/directory/member/list'],
  ['organisations [DIR-049]', directory.organisations, 'GET /api/directory/organisation/list'],
  ['organisations by a body [DIR-050]', directory.organisationList, 'POST /api/org/list'],
  ['another’s profile [DIR-059]', directory.member, 'GET /api/directory/member/{id}'],
  ['one’s own profile [DIR-064]', directory.profile, 'GET /api/user/profile'],
  ['a description [DIR-072]', directory.saveDetails, 'PUT /api/user/profile/details'],
  ['the seven settings [DIR-088]', directory.visibility, 'GET /api/user/privacy'],
  ['the seven settings, saved [DIR-089]', directory.saveVisibility, 'POST /api/user/privacy'],
])('the call of %s is where it is specified', (_, { method, path }, expected) => {
  expect(`${method} ${path}`).toBe(expected);
});

describe('the list of members', () => {
  test('has a card of each, twenty-four on the first page, and how many there are [DIR-029] [DIR-030] [DIR-031] [DIR-032]', async () => {
    const name = family();
    const ids = await Promise.all(
      Array.from({ length: pageSizes.directory + 2 }, (_, at) => seed(name, `N${String(at).padStart(2, '0')}`)),
    );
    const work = { organisationName: 'Rivermouth Health', jobTitle: 'Hand therapist' };
    await server.db
      .update(people)
      .set(work)
      .where(eq(people.id, ids[0] ?? ''));
    const first = await members({ name });
    expect([first.page, first.totalItems, first.members.length]).toEqual([1, 26, 24]);
    expect(first.members[0]).toEqual({
      ...{ userId: ids[0], contactId: ids[0], firstName: 'N00', lastName: name },
      ...{ jobPosition: 'Hand therapist', companyName: 'Rivermouth Health', memberImg: null, kilometres: null },
    });
    const second = await members({ name, page: 2 });
    expect([second.page, second.totalItems]).toEqual([2, 26]);
    expect(second.members.map(({ firstName }) => firstName)).toEqual(['N24', 'N25']);
    expect(await members({ name, page: 3 })).toEqual({ members: [], page: 3, totalItems: 26, nextCursor: null });
  });

  test('is by last name, then first, then id, both ways, and goes on behind the last that was seen', async () => {
    const name = family();
    const [a, b] = [`${name}a`, `${name}b`];
    const same = await Promise.all([seed(b, 'Ann'), seed(b, 'Ann')]);
    await Promise.all([seed(a, 'Cleo'), seed(a, 'Bea'), seed(b, 'Dot')]);
    const ids = async (query: Query) => (await members(query)).members.map(({ userId }) => userId);
    const all = await ids({ name });
    expect(new Set(all.slice(2, 4))).toEqual(new Set(same));
    expect(await namesIn({ name })).toEqual([['Bea', 'Cleo', 'Ann', 'Ann', 'Dot'], 5]);
    for (const sortOrder of ['asc', 'desc'] as const) {
      const turned: string[] = [];
      let after: string | undefined;
      do {
        const page = await members({ name, sortOrder, size: 2, ...(after !== undefined && { after }) });
        turned.push(...page.members.map(({ userId }) => userId));
        after = page.nextCursor ?? undefined;
      } while (after !== undefined);
      expect(turned).toEqual(sortOrder === 'asc' ? all : all.toReversed());
    }
  });

  test('is found by every word of a name, whatever case and accents', async () => {
    const name = family();
    await Promise.all([seed(`${name} Nguyễn`, 'Zoë'), seed(`${name} Brown`, 'Zoe')]);
    expect(await namesIn({ name: `${name.toLowerCase()} zoe` })).toEqual([['Zoe', 'Zoë'], 2]);
    expect(await namesIn({ name: `nguyen ${name}` })).toEqual([['Zoë'], 1]);
    expect(await namesIn({ name: `${name} z%e` })).toEqual([[], 0]);
  });

  test('is narrowed by place, organisation and expertise, each and together [DIR-029]', async () => {
    const name = family();
    const [river, hill] = [await seedOrganisation(`${name} River`), await seedOrganisation(`${name} Hill`)];
    await seed(name, 'Ada', { homeState: 'NSW', organisationId: river, expertise: ['clinical-hand-splinting'] });
    await seed(name, 'Bea', { homeState: 'NSW', organisationId: hill, expertise: ['work-law', 'work-return'] });
    await seed(name, 'Cleo', { homeState: 'WA', organisationId: river });
    expect(await namesIn({ name, locationId: 'NSW' })).toEqual([['Ada', 'Bea'], 2]);
    expect(await namesIn({ name, companyId: river })).toEqual([['Ada', 'Cleo'], 2]);
    expect(await namesIn({ companyId: river, locationId: 'WA' })).toEqual([['Cleo'], 1]);
    expect(await namesIn({ name, companyId: randomUUID() })).toEqual([[], 0]);
    // An area has all that lies within it.
    expect(await namesIn({ name, expertiseAreaId: 'clinical' })).toEqual([['Ada'], 1]);
    expect(await namesIn({ name, expertiseAreaId: 'clinical-hand,work-law' })).toEqual([['Ada', 'Bea'], 2]);
    expect(await namesIn({ name, expertiseAreaId: 'clinical-hand-surgery' })).toEqual([[], 0]);
    expect(await namesIn({ name, expertiseAreaId: 'made-up' })).toEqual([[], 0]);
  });
});

describe('the directory has', () => {
  const off = {
    ...{ includeInDirectory: false, showDirectoryPhoto: true, showContactInformation: true, showEmail: true },
    ...{ showPersonalMobile: true, showWorkLandline: true, showOrganisation: true },
  };
  const now = () => server.clock.now();
  const statusOf = async (id: string, who: string) =>
    (await server.call(who, directory.member, { params: { id } })).status;

  test.each<[string, () => Person]>([
    ['whose account is disabled', () => ({ disabledAt: now() })],
    ['who is erased', () => ({ disabledAt: now(), erasedAt: now(), contactTypes: [] })],
    ['whose membership has lapsed', () => ({ membershipLapsed: true })],
    ['who is a client user', () => ({ contactTypes: ['ClientUser'] })],
    ['who works for the organisation alone', () => ({ contactTypes: ['Staff'] })],
    ['who does not want to be there [DIR-090]', () => ({ directory: off })],
  ])('nobody %s: no card, no count, no profile, to staff neither', async (_, changes) => {
    const name = family();
    const company = await seedOrganisation(name);
    await seed(name, 'Shown');
    const id = await seed(name, 'Hidden', { ...changes(), homeState: 'NSW', organisationId: company });
    await server.db
      .update(people)
      .set({ expertise: ['work-law'] })
      .where(eq(people.id, id));
    for (const who of ['member', 'admin']) {
      expect(await namesIn({ name }, who)).toEqual([['Shown'], 1]);
      for (const query of [{ companyId: company }, { name, locationId: 'NSW' }, { name, expertiseAreaId: 'work' }])
        expect(await namesIn(query, who)).toEqual([[], 0]);
      expect(await statusOf(id, who)).toBe(404);
    }
  });

  test('nobody who was invited, until they have come in', async () => {
    const name = family();
    const email = `${name}@example.org`.toLowerCase();
    const body = { firstName: 'Robin', lastName: name, email };
    await server.call('admin', contract.invitations.invite, { body });
    const [invited] = await server.db.select({ id: people.id }).from(people).where(eq(people.email, email));
    expect(await namesIn({ name })).toEqual([[], 0]);
    expect(await statusOf(invited?.id ?? '', 'member')).toBe(404);
    await server.db
      .update(invitations)
      .set({ acceptedAt: now() })
      .where(eq(invitations.personId, invited?.id ?? ''));
    expect(await namesIn({ name })).toEqual([['Robin'], 1]);
    expect(await statusOf(invited?.id ?? '', 'member')).toBe(200);
  });
});

describe('organisations', () => {
  const found = async (query: object) => {
    const { body } = await server.call('member', directory.organisations, { query });
    return [body.organisations.map(({ name }) => name), body.totalItems];
  };

  test('are listed by name, with where they are, a page at a time and both ways [DIR-047] [DIR-048] [DIR-049]', async () => {
    const keyword = family();
    const [a, b, c] = [`${keyword} A`, `${keyword} B`, `${keyword} C`];
    for (const name of [b, c, a]) await seedOrganisation(name, 'Ballina NSW');
    const { body } = await server.call('member', directory.organisations, { query: { keyword, size: 2 } });
    expect(body).toMatchObject({ page: 1, totalItems: 3 });
    expect(body.organisations[0]).toEqual({
      ...{ id: expect.any(String), name: a, imageUrl: null, location: 'Ballina NSW', kilometres: null },
    });
    expect(await found({ keyword, size: 2, after: body.nextCursor })).toEqual([[c], 3]);
    expect(await found({ keyword, size: 2, page: 2 })).toEqual([[c], 3]);
    expect(await found({ keyword, sortOrder: 'desc' })).toEqual([[c, b, a], 3]);
  });

  test('are listed alike where a body asks for them [DIR-050]', async () => {
    const keyword = family();
    for (const name of ['B', 'A']) await seedOrganisation(`${keyword} ${name}`);
    const input = { keyword, size: 1, sortOrder: 'desc' as const };
    const first = await server.call('member', directory.organisationList, { body: input });
    expect(first.body).toMatchObject({ organisations: [{ name: `${keyword} B` }], page: 1, totalItems: 2 });
    const after = first.body.nextCursor ?? '';
    const second = await server.call('member', directory.organisationList, { body: { ...input, after } });
    expect(second.body.organisations.map(({ name }) => name)).toEqual([`${keyword} A`]);
  });

  test('are opened one by one, and named by a part of their name [DIR-051] [DIR-052]', async () => {
    const name = family();
    const id = await seedOrganisation(name, 'Ballina NSW');
    const { account } = contract;
    const one = await server.call('member', account.organisation, { params: { id } });
    expect(one.body).toEqual({ id, name, imageUrl: null, location: 'Ballina NSW' });
    const names = await server.call('member', account.organisationNames, { query: { query: name.slice(2, 20) } });
    expect(names.body.organisations).toEqual([{ id, name }]);
  });

  test('are found by words of their name and place', async () => {
    const keyword = family();
    await seedOrganisation(`${keyword} Hand Clinic`, 'Ballina NSW');
    await seedOrganisation(`${keyword} Hospital`, 'Broome WA');
    expect(await found({ keyword: `clinic ${keyword}` })).toEqual([[`${keyword} Hand Clinic`], 1]);
    expect(await found({ keyword: `${keyword} broome` })).toEqual([[`${keyword} Hospital`], 1]);
  });

  test('are offered as they are typed, five unless more are asked for', async () => {
    const query = family();
    for (const at of [1, 2, 3, 4, 5, 6]) await seedOrganisation(`${query} ${at}`);
    const offered = async (more: object = {}) =>
      (await server.call('member', directory.companies, { query: { query, ...more } })).body.companies;
    expect((await offered()).map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((at) => `${query} ${at}`));
    expect(await offered({ size: 6 })).toHaveLength(6);
  });
});

test('places are all those of the organisation’s country, whoever lives where', async () => {
  const { locations } = (await server.call('member', directory.locations)).body;
  expect(locations).toContainEqual({ value: 'NSW', label: 'New South Wales' });
  expect(locations.length).toBeGreaterThanOrEqual(8);
});
