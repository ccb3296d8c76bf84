import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { anywhere, audiences, isVisibleInDirectory, type PrivacyViewer, stranger } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations, people } from '../../db/schema/index.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Turn } from './directory.queries.ts';
import { isShared, sharedPage } from './shared-pages.ts';

const { directory } = contract;
const all = { name: '', locationId: '', companyId: '', expertiseAreaId: '', ...anywhere };
const turn: Turn = { sortOrder: 'asc', isByDistance: false, place: null, offset: 0, limit: 5 };
const member = (id: string) => ({ id, role: userRoles.Standard, contactTypes: ['Member'] });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isFresh: true });
});
afterAll(() => server.close());
beforeEach(() => server.clock.pass(61_000));

/** Whether a statement counts those whom the list has whoever asks: all who are listed, less those who have not come in yet. */
const countsForAll = (text: string) => text.includes('(count(*) - (');

type Changes = Partial<typeof people.$inferInsert>;
async function seed(changes: Changes): Promise<string> {
  const id = await seedMember(server, 'open', { status: 'Joined' }, { firstName: 'Wren', lastName: 'Zz' });
  await server.db.update(people).set(changes).where(eq(people.id, id));
  return id;
}
const listOf = async (who: string, locationId: string) =>
  (await server.call(who, directory.members, { query: { locationId } })).body;
const totalOf = async (who: string, locationId = '') => (await listOf(who, locationId)).totalItems;

describe.each([
  ['all members', ''],
  ['those of a state', 'NSW'],
])('of %s', (_, locationId) => {
  const wanted = { ...all, locationId };
  let last: string;
  beforeAll(async () => {
    for (let at = 0; at < 8; at += 1) await seed({ homeState: 'NSW', lastName: `Zy${at}` });
    last = await seed({ homeState: 'NSW', lastName: `Zz${randomUUID()}`, privacy: { workplace: 'connections' } });
  });

  test('those who are the same for all are counted once for those who ask at the same moment, each with the page that they asked for', async () => {
    const total = await totalOf('outsider', locationId);
    const before = server.statements.length;
    const turns = [
      turn,
      { ...turn, offset: 3 },
      // Behind the end: no row says how many there are.
      { ...turn, offset: 1000 },
      ...Array.from({ length: 7 }, (__, at) => ({ ...turn, limit: at + 1 })),
      { ...turn, sortOrder: 'desc' as const },
    ];
    const pages = await Promise.all(
      turns.map((one) => sharedPage(server.db, wanted, { asker: member('outsider'), turn: one })),
    );
    const statements = server.statements.slice(before).filter((text) => text.includes('from "people"'));
    const [ofPages, ofNoPage] = [statements.slice(0, turns.length), statements.slice(turns.length)];
    // Two are asked at once, and together what waits for them.
    expect(ofPages.filter(countsForAll)).toHaveLength(3);
    expect(ofNoPage.map((text) => text.includes('(values (1))'))).toEqual([true]);
    expect(pages.map((page) => page.total)).toEqual(turns.map(() => total));
    expect(pages.map(({ rows }) => rows.length)).toEqual([5, 5, 0, 1, 2, 3, 4, 5, 6, 7, 5]);
    expect(pages[1]?.rows[0]?.id).toBe(pages[0]?.rows[3]?.id);
    expect(pages.at(-1)?.rows[0]?.id).toBe(last);
  });

  test('a page that is asked for with others is of whoever asked for it: another is told no more by it', async () => {
    // The editor has joined the community that they have joined.
    const who = ['editor', 'outsider', 'editor', 'outsider', 'outsider', 'editor'];
    const descending = { ...turn, sortOrder: 'desc' as const, limit: 1 };
    const pages = await Promise.all(
      who.map((id) => sharedPage(server.db, wanted, { asker: member(id), turn: descending })),
    );
    expect(pages.map(({ rows }) => rows.map(({ id, isConnected }) => [id, isConnected]))).toEqual(
      who.map((id) => [[last, id === 'editor']]),
    );
  });

  test('somebody who leaves the directory is not counted by the next call', async () => {
    const who = ['outsider', 'client', 'staff', 'admin'];
    const totals = () => Promise.all(who.map((one) => totalOf(one, locationId)));
    const before = await totals();
    expect(new Set(before).size).toBe(1);
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, last));
    expect(await totals()).toEqual(before.map((total) => total - 1));
  });
});

describe('of a state are counted and listed those alone of whom it is told', () => {
  const viewers = {
    /** They have joined a community of those who are listed. */
    editor: { ...stranger, isMember: true, isConnected: true },
    outsider: { ...stranger, isMember: true },
    client: stranger,
    admin: { ...stranger, isMember: true, isStaff: true },
  } satisfies Record<string, PrivacyViewer>;

  test('to whoever asks, when all of them ask at the same moment', async () => {
    const homeState = randomUUID();
    const choices = [null, {}, ...audiences.map((state) => ({ state })), { workplace: 'onlyMe' as const }];
    const ids = await Promise.all(choices.map((privacy) => seed({ homeState, privacy })));
    const found = await Promise.all(Object.keys(viewers).map((who) => listOf(who, homeState)));
    const expected = Object.values(viewers).map((viewer) =>
      ids.filter((__, at) => isVisibleInDirectory('state', { privacy: choices[at] ?? null, flags: null }, viewer)),
    );
    expect(found.map(({ members }) => members.map(({ userId }) => userId).toSorted())).toEqual(
      expected.map((visible) => visible.toSorted()),
    );
    expect(found.map(({ totalItems }) => totalItems)).toEqual(expected.map((visible) => visible.length));
    expect(new Set(expected.map((visible) => visible.length)).size).toBe(4);
  });

  test('to themself, whatever they choose, and from their choice on', async () => {
    const homeState = randomUUID();
    const id = await seed({ homeState });
    expect([await totalOf(id, homeState), await totalOf('outsider', homeState)]).toEqual([1, 1]);
    await server.db
      .update(people)
      .set({ privacy: { state: 'onlyMe' } })
      .where(eq(people.id, id));
    expect([await totalOf(id, homeState), await totalOf('outsider', homeState)]).toEqual([1, 0]);
  });
});

test.each([null, { state: 'members' as const }])(
  'whoever was invited and shows as %j is not counted until they have come in',
  async (privacy) => {
    const homeState = randomUUID();
    const totals = async () => [await totalOf('outsider'), await totalOf('outsider', homeState)];
    const [before = 0] = await totals();
    const personId = await seed({ homeState, privacy });
    const at = server.clock.now();
    await server.db
      .insert(invitations)
      .values({ id: randomUUID(), personId, invitedAt: at, expiresAt: at, sends: 1, mailKey: '' });
    expect(await totals()).toEqual([before, 0]);
    await server.db.update(invitations).set({ acceptedAt: at }).where(eq(invitations.personId, personId));
    expect(await totals()).toEqual([before + 1, 1]);
  },
);

test.each(['name', 'companyId', 'expertiseAreaId', 'near'])('a list that is narrowed by %s is not shared', (filter) => {
  expect([isShared(all), isShared({ ...all, locationId: 'NSW' }), isShared({ ...all, within: '5' })]).toEqual(
    Array(3).fill(true),
  );
  expect(isShared({ ...all, [filter]: '2' })).toBe(false);
});
