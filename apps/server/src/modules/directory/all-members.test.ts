import { contract } from '@portal/api/contract';
import { anywhere } from '@portal/api/rules';
import { userRoles } from '@portal/kit/access';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people } from '../../db/schema/index.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { isOfAll, pageOfAll } from './all-members.ts';
import type { Turn } from './directory.queries.ts';

const { directory } = contract;
const all = { name: '', locationId: '', companyId: '', expertiseAreaId: '', ...anywhere };
const turn: Turn = { sortOrder: 'asc', isByDistance: false, place: null, offset: 0, limit: 5 };
const asker = (id: string, contactTypes = ['Member']) => ({ id, role: userRoles.Standard, contactTypes });

let server: TestServer;
/** Of the community `open`, and last by name. */
let last: string;
beforeAll(async () => {
  server = await startTestServer({ isFresh: true });
  for (let at = 0; at < 8; at += 1) await seedMember(server, 'open', null, { lastName: `Zy${at}` });
  last = await seedMember(server, 'open', { status: 'Joined' }, { firstName: 'Wren', lastName: 'Zz' });
});
afterAll(() => server.close());
beforeEach(() => server.clock.pass(61_000));

const totalFor = async (who: string) => (await server.call(who, directory.members)).body.totalItems;

test('all members are counted once for those who ask at the same moment, each with the page that they asked for', async () => {
  const total = await totalFor('outsider');
  const before = server.statements.length;
  const turns = [
    turn,
    { ...turn, offset: 5 },
    // Behind the end: nobody's row says how many there are.
    { ...turn, offset: 1000 },
    ...Array.from({ length: 7 }, (_, at) => ({ ...turn, limit: at + 1 })),
    { ...turn, sortOrder: 'desc' as const },
  ];
  const pages = await Promise.all(
    turns.map((one) => pageOfAll(server.db, all, { asker: asker('outsider'), turn: one })),
  );
  const asked = server.statements.slice(before);
  // Two are asked at once, and what waits for them together.
  expect(asked.filter((text) => text.includes('(select count(*)::int from "people"'))).toHaveLength(3);
  expect(asked.filter((text) => text.startsWith('select count(*)::int'))).toHaveLength(1);
  expect(asked).toHaveLength(turns.length + 1);
  expect(pages.map((page) => page.total)).toEqual(turns.map(() => total));
  expect(pages.map(({ rows }) => rows.length)).toEqual([5, 5, 0, 1, 2, 3, 4, 5, 6, 7, 5]);
  expect(pages[1]?.rows).not.toContainEqual(pages[0]?.rows[0]);
  expect(pages.at(-1)?.rows[0]?.id).toBe(last);
});

test('a page that is asked for with others is of whoever asked for it: another is told no more by it', async () => {
  await server.db
    .update(people)
    .set({ privacy: { workplace: 'connections' } })
    .where(eq(people.id, last));
  // The editor has joined `open` too.
  const who = ['editor', 'outsider', 'editor', 'outsider', 'outsider', 'editor'];
  const pages = await Promise.all(
    who.map((id) => pageOfAll(server.db, all, { asker: asker(id), turn: { ...turn, sortOrder: 'desc', limit: 1 } })),
  );
  expect(pages.map(({ rows }) => rows.map(({ id, isConnected }) => [id, isConnected]))).toEqual(
    who.map((id) => [[last, id === 'editor']]),
  );
});

test('how many there are is the same for whoever asks, and somebody who leaves the directory is not counted by the next call', async () => {
  const everybody = ['outsider', 'client', 'staff', 'admin', last];
  const total = await totalFor('outsider');
  expect(await Promise.all(everybody.map(totalFor))).toEqual(everybody.map(() => total));
  await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, last));
  expect(await Promise.all(everybody.slice(0, -1).map(totalFor))).toEqual(Array(4).fill(total - 1));
});

test.each(['name', 'locationId', 'companyId', 'expertiseAreaId', 'near'])(
  'a list that is narrowed by %s is no list of all',
  (filter) => {
    expect(isOfAll(all)).toBe(true);
    expect(isOfAll({ ...all, within: '5' })).toBe(true);
    expect(isOfAll({ ...all, [filter]: '2' })).toBe(false);
  },
);
