import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { directoryFilters } from '../../db/schema/index.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { directory } = contract;
const most = limits.directory.filters;

let server: TestServer;
let who: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  who = await seedMember(server, 'open', null);
});

const save = (name: string, locationId = 'NSW', as = who) =>
  server.call(as, directory.saveFilter, { body: { name, narrowing: { locationId } } });
const savedFilters = async (as = who) => (await server.call(as, directory.savedFilters)).body.filters;

test('filters are kept by name, each once, with all that narrows', async () => {
  await save('B');
  const { body } = await save(' A ', 'WA');
  expect(body).toEqual({
    ...{ id: expect.any(String), name: 'A' },
    narrowing: { name: '', locationId: 'WA', companyId: '', expertiseAreaId: '', near: '', within: '25' },
  });
  const [first] = await savedFilters();
  expect((await save('A', 'VIC')).body.id).toBe(first?.id);
  expect((await savedFilters()).map(({ name, narrowing }) => [name, narrowing.locationId])).toEqual([
    ['A', 'VIC'],
    ['B', 'NSW'],
  ]);
});

test('what was kept before there were distances is near nothing', async () => {
  const narrowing = { name: 'mia', locationId: '', companyId: '', expertiseAreaId: '' };
  const createdAt = server.clock.now();
  await server.db
    .insert(directoryFilters)
    .values({ id: `${who}-old`, personId: who, name: 'Old', narrowing, createdAt });
  expect((await savedFilters()).map((filter) => filter.narrowing)).toEqual([{ ...narrowing, near: '', within: '25' }]);
  const body = { name: 'Old', narrowing: { ...narrowing, near: '3056', within: '5' as const } };
  await server.call(who, directory.saveFilter, { body });
  expect((await savedFilters()).map((filter) => filter.narrowing)).toEqual([body.narrowing]);
});

test('what one keeps is nobody else’s to read or remove', async () => {
  const { body } = await save('Mine');
  expect(await savedFilters('other')).toEqual([]);
  const removing = { params: { id: body.id } };
  expect((await server.call('other', directory.removeFilter, removing)).status).toBe(404);
  expect(await savedFilters()).toHaveLength(1);
  expect((await server.call(who, directory.removeFilter, removing)).status).toBe(200);
  expect(await savedFilters()).toEqual([]);
});

test('nobody keeps more than there may be, however many calls come at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: most + 5 }, (_, at) => save(`Filter ${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  const rows = await server.db.select().from(directoryFilters).where(eq(directoryFilters.personId, who));
  expect(rows).toHaveLength(most);
  // One that is there can still be changed.
  expect((await save(rows[0]?.name ?? '', 'ACT')).status).toBe(200);
});
