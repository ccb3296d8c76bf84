import { randomInt, randomUUID } from 'node:crypto';
import { contract, type EndpointInput } from '@portal/api/contract';
import { distances, isWithinDistance, kilometresOf, metresBetween, type Place } from '@portal/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { organisations, people, personDetails, postcodes } from '../../db/schema/index.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { directory } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.pass(61_000));

type Query = NonNullable<EndpointInput<typeof directory.organisations>['query']>;

/** Of which no other test, and no other try of this one, knows. */
const word = () => `W${randomUUID().replaceAll('-', '')}`;

async function seedPlace(place: Place): Promise<string> {
  const postCode = word().slice(0, 12).toUpperCase();
  await server.db.insert(postcodes).values({ postCode, ...place });
  return postCode;
}
async function seedOrganisation(name: string, postCode: string): Promise<string> {
  const id = randomUUID();
  await server.db.insert(organisations).values({ id, name, postCode });
  return id;
}
const organisationsFound = async (query: Query) =>
  (await server.call('member', directory.organisations, { query })).body;
const placesFound = async (query: Query) =>
  (await server.call('member', directory.organisationPlaces, { query })).body.places;

const degrees = (most: number) => randomInt(-most * 1000, most * 1000 + 1) / 1000;
const anywhere = (): Place => ({ latitude: degrees(90), longitude: degrees(180) });
/** Up to some hundred kilometres away, across the line of the date too. */
const beside = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.max(-90, Math.min(90, latitude + degrees(3))),
  longitude: ((longitude + degrees(3) + 540) % 360) - 180,
});

describe('the database measures as the rule does', () => {
  test.each([
    ['anywhere', anywhere],
    ['at the line of the date', (): Place => ({ latitude: degrees(60), longitude: 179.9 })],
    ['at a pole', (): Place => ({ latitude: 89.5, longitude: degrees(180) })],
  ])('%s', async (_, origin) => {
    const name = word();
    const from = origin();
    const near = await seedPlace(from);
    const all = Array.from({ length: 12 }, (__, at) => ({ name: `${name} ${at + 10}`, place: beside(from) }));
    for (const one of all) await seedOrganisation(one.name, await seedPlace(one.place));
    for (const within of distances) {
      const expected = all
        .map((one) => ({ name: one.name, metres: metresBetween(from, one.place) }))
        .filter(({ metres }) => isWithinDistance(metres, within))
        .toSorted((a, b) => a.metres - b.metres || (a.name < b.name ? -1 : 1));
      const { organisations: found, totalItems } = await organisationsFound({
        ...{ keyword: name, near, within, orderBy: 'distance' },
      });
      expect(
        found.map((one) => [one.name, one.kilometres]),
        `${within} km from ${JSON.stringify(from)}`,
      ).toEqual(expected.map((one) => [one.name, kilometresOf(one.metres)]));
      expect(totalItems).toBe(expected.length);
      const places = await placesFound({ keyword: name, near, within });
      expect(places).toHaveLength(expected.length);
    }
  });
});

describe('what is near', () => {
  /** Ever further east, two at each place. */
  async function seedRow(): Promise<{ keyword: string; near: string; names: string[] }> {
    const keyword = word();
    const [near, next, far] = [
      await seedPlace({ latitude: -20, longitude: 130 }),
      await seedPlace({ latitude: -20, longitude: 130.1 }),
      await seedPlace({ latitude: -20, longitude: 131 }),
    ];
    const names = ['B', 'D', 'A', 'C', 'E'].map((letter) => `${keyword} ${letter}`);
    for (const [at, name] of names.entries()) await seedOrganisation(name, [near, near, next, next, far][at] ?? '');
    return { keyword, near, names };
  }
  const namesOf = async (query: Query) => {
    const { organisations: found, totalItems } = await organisationsFound(query);
    return [found.map(({ name }) => name), totalItems];
  };

  test('is by distance, then by name, both ways, and by name alone where that is asked for', async () => {
    const { keyword, near, names } = await seedRow();
    const query = { keyword, near, within: '25' } as const;
    expect(await namesOf({ ...query, orderBy: 'distance' })).toEqual([names.slice(0, 4), 4]);
    expect(await namesOf({ ...query, orderBy: 'distance', sortOrder: 'desc' })).toEqual([
      names.slice(0, 4).toReversed(),
      4,
    ]);
    expect(await namesOf(query)).toEqual([names.slice(0, 4).toSorted(), 4]);
    expect(await namesOf({ ...query, within: '250' })).toEqual([names.toSorted(), 5]);
    expect(await namesOf({ keyword, orderBy: 'distance' })).toEqual([names.toSorted(), 5]);
  });

  test.each(['name', 'distance'] as const)(
    'goes on behind the last that was seen, and by number, by %s',
    async (orderBy) => {
      const { keyword, near } = await seedRow();
      const query = { keyword, near, within: '250', orderBy, size: 2 } as const;
      const all = (await organisationsFound({ ...query, size: 10 })).organisations.map(({ name }) => name);
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await organisationsFound({ ...query, ...(after !== undefined && { after }) });
        seen.push(...page.organisations.map(({ name }) => name));
        after = page.nextCursor ?? undefined;
      } while (after !== undefined);
      expect(seen).toEqual(all);
      const second = await organisationsFound({ ...query, page: 2 });
      expect(second.organisations.map(({ name }) => name)).toEqual(all.slice(2, 4));
    },
  );

  test('goes on in no other order than it began with', async () => {
    const { keyword, near } = await seedRow();
    const { nextCursor } = await organisationsFound({ keyword, near, orderBy: 'distance', size: 1 });
    const query = { keyword, near, size: 1, after: nextCursor ?? '' };
    expect((await server.call('member', directory.organisations, { query })).body).toMatchObject({
      ...{ code: 'invalid_input', field: 'query.after' },
    });
  });

  test('is told as postcodes with how many, most first; what has no known postcode is nowhere', async () => {
    const { keyword, near } = await seedRow();
    await seedOrganisation(`${keyword} F`, near);
    await seedOrganisation(`${keyword} G`, 'NOWHERE');
    await seedOrganisation(`${keyword} H`, '');
    const places = await placesFound({ keyword });
    expect(places.map(({ total }) => total)).toEqual([3, 2, 1]);
    expect(places[0]).toEqual({ postCode: near, latitude: -20, longitude: 130, total: 3 });
  });

  test('is looked for by a postcode however it is typed, and by none that nobody knows', async () => {
    const { keyword, near } = await seedRow();
    expect((await organisationsFound({ keyword, near: ` ${near.toLowerCase()} ` })).totalItems).toBe(4);
    for (const endpoint of [directory.organisations, directory.organisationPlaces, directory.members])
      expect((await server.call('member', endpoint, { query: { near: 'UNKNOWN' } })).body).toMatchObject({
        ...{ code: 'invalid_input', field: 'query.near' },
      });
    // It is known, and nothing of the name is there.
    expect((await organisationsFound({ keyword: word(), near })).totalItems).toBe(0);
  });
});

test('a member is where they work, and never where they live', async () => {
  const lastName = word();
  const [home, work] = [
    await seedPlace({ latitude: -30, longitude: 120 }),
    await seedPlace({ latitude: -35, longitude: 140 }),
  ];
  const at = await seedOrganisation(word(), work);
  const seed = async (firstName: string, changes: Partial<typeof people.$inferInsert>) => {
    const id = await seedMember(server, 'open', null, { firstName, lastName });
    await server.db
      .update(people)
      .set({ suburb: 'Home', ...changes })
      .where(eq(people.id, id));
    await server.db
      .insert(personDetails)
      .values({ personId: id, address: '5 Hill Street', postCode: home, version: 1, updatedAt: server.clock.now() });
    return id;
  };
  await seed('Ada', { organisationId: at, organisationName: 'Rivermouth Health' });
  await seed('Bea', { organisationName: 'A room of my own' });
  const near = async (postCode: string) => {
    const query = { name: lastName, near: postCode, within: '250' } as const;
    const { members } = (await server.call('admin', directory.members, { query })).body;
    return members.map(({ firstName, kilometres }) => [firstName, kilometres]);
  };
  expect(await near(work)).toEqual([['Ada', 0]]);
  expect(await near(home)).toEqual([]);
  const address = `${directory.exportMembers.path}?${new URLSearchParams({ name: lastName, near: work })}`;
  const table = await server.fetch(address, {
    headers: { Authorization: `Bearer ${await server.tokenOf('admin')}` },
  });
  const [, row = '', ...others] = (await table.text()).trimEnd().split('\r\n');
  expect([row.includes('Ada'), others]).toEqual([true, []]);
  const { body } = await server.call('admin', directory.memberPlaces, { query: { name: lastName } });
  expect(body.places).toEqual([{ postCode: work, latitude: -35, longitude: 140, total: 1 }]);
});
