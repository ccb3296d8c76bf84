import { contract } from '@portal/api/contract';
import { type CountedDay, dayIn, daysAfter, insightFigures, insightSpans } from '@portal/rules';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { communities, communityDays, memberships, portalDays, posts, postViews } from '../../db/schema/index.ts';
import { writeComment, writePost } from '../../testing/test-content.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { countDays, countDaysOver } from './count-days.writes.ts';

const { insight } = contract;
const zone = 'Australia/Sydney';
const hour = 3_600_000;
const dayMs = 24 * hour;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const today = () => dayIn(server.clock.now(), zone);
const yesterday = () => daysAfter(today(), -1);
/** Noon of yesterday in Sydney, and so many hours later. */
const noon = (hours = 0) => new Date(Date.parse(`${yesterday()}T01:00:00Z`) + hours * hour);
const count = (days = 0) => countDaysOver(server.deps, new Date(server.clock.now().getTime() + days * dayMs));
const of = async (communityId: string, day = yesterday()) => {
  const [row] = await server.db
    .select()
    .from(communityDays)
    .where(and(eq(communityDays.communityId, communityId), eq(communityDays.day, day)));
  return row;
};
const overall = async (day = yesterday()) =>
  (await server.db.select().from(portalDays).where(eq(portalDays.day, day)))[0];
const daysCounted = async () => (await server.db.select().from(portalDays)).map(({ day }) => day).toSorted();
const at = (createdAt: Date) => ({ createdAt, updatedAt: createdAt });
const look = (postId: string, personId: string, moment: Date) =>
  server.db.insert(postViews).values({ postId, personId, at: moment });

test('a day is counted in the night after it, by the organisation’s clocks', async () => {
  const before = new Date(`${yesterday()}T00:00:00Z`);
  await writePost(server, 'member', 'open', at(noon()));
  await writePost(server, 'member', 'open', { ...at(noon(1)), isQuestion: true });
  // The last minute of the day in Sydney is 12:59 in London, and the next one is of the next day.
  await writePost(server, 'member', 'open', at(new Date(before.getTime() + 13 * hour - 60_000)));
  await writePost(server, 'member', 'open', at(new Date(before.getTime() + 13 * hour)));
  await writePost(server, 'member', 'open', { ...at(noon()), status: 2 });
  await writePost(server, 'member', 'open', { ...at(noon()), visibility: 'private' });
  await count();
  expect(await of('open')).toMatchObject({ posts: 3, questions: 1, answered: 0, unanswered: 1 });
  expect(await of('closed')).toMatchObject({ posts: 0, questions: 0, unanswered: 0 });
});

test('who belongs and who has come are members, and nobody who waits, was blocked or came later', async () => {
  await count();
  const { members = 0 } = (await of('open')) ?? {};
  const status = 'Joined' as const;
  await server.db.delete(portalDays);
  await server.db.delete(communityDays);
  await seedMember(server, 'open', { status, joinedAt: noon() });
  await seedMember(server, 'open', { status, joinedAt: noon(-48) });
  await seedMember(server, 'open', { status, joinedAt: server.clock.now() });
  await seedMember(server, 'open', { status: 'Awaiting', joinedAt: null });
  await seedMember(server, 'open', { status: 'Blocked', joinedAt: noon() });
  await count();
  expect(await of('open')).toMatchObject({ members: members + 2, joined: 1 });
});

test('readers are people who opened a post that was new to them, each once', async () => {
  const [first, second] = [
    await writePost(server, 'other', 'open', at(noon(-72))),
    await writePost(server, 'other', 'open', at(noon(-72))),
  ];
  await look(first, 'member', noon());
  await look(second, 'member', noon(1));
  await look(first, 'editor', noon(2));
  await look(second, 'editor', noon(-24));
  await look(first, 'moderator', noon(-24));
  const elsewhere = await writePost(server, 'other', 'closed', at(noon(-72)));
  await look(elsewhere, 'member', noon());
  await count();
  expect([(await of('open'))?.readers, (await of('closed'))?.readers, (await overall())?.readers]).toEqual([2, 1, 2]);
});

test('an answer counts on its day: the first by somebody else, within a day of the question', async () => {
  const ask = (hours: number) => writePost(server, 'member', 'open', { ...at(noon(hours)), isQuestion: true });
  const soon = await ask(-6);
  await writeComment(server, 'member', soon, at(noon(-5)));
  await writeComment(server, 'other', soon, at(noon(1)));
  await writeComment(server, 'editor', soon, at(noon(2)));
  const late = await ask(-30);
  await writeComment(server, 'other', late, at(noon()));
  const before = await ask(-40);
  await writeComment(server, 'other', before, at(noon(-38)));
  await writeComment(server, 'editor', before, at(noon()));
  const taken = await ask(-1);
  await writeComment(server, 'other', taken, { ...at(noon()), deletedAt: noon(1) });
  const alone = await ask(-200);
  await writeComment(server, 'member', alone, at(noon(-199)));
  // An answer after midnight leaves the question open on the day that is counted.
  const tomorrow = await ask(0);
  await writeComment(server, 'other', tomorrow, at(server.clock.now()));
  await count();
  expect(await of('open')).toMatchObject({ answered: 1, unanswered: 3 });
});

test('a day is counted once, whatever happens to it later and however many processes come to it', async () => {
  await Promise.all([count(), count()]);
  const known = await of('open');
  await writePost(server, 'member', 'open', at(noon()));
  await count();
  expect(await of('open')).toEqual(known);
  expect(await daysCounted()).toEqual([yesterday()]);
});

test('nights that were missed are caught up, a month at a time', async () => {
  await count();
  const last = yesterday();
  await count(4);
  expect(await daysCounted()).toEqual([0, 1, 2, 3, 4].map((days) => daysAfter(last, days)));
  await count(50);
  expect((await daysCounted()).at(-1)).toBe(daysAfter(last, 4 + 31));
  await count(50);
  expect((await daysCounted()).at(-1)).toBe(daysAfter(last, 50));
});

test('the day on which clocks change is whole', async () => {
  // Of 25 hours, from 13:00 on the 4th to 14:00 on the 5th in London; and of 23.
  const [long, short] = ['2026-04-05', '2026-10-04'];
  for (const moment of ['2026-04-04T13:00:00Z', '2026-04-05T13:59:00Z', '2026-10-03T14:00:00Z', '2026-10-04T12:59:00Z'])
    await writePost(server, 'member', 'open', at(new Date(moment)));
  for (const moment of ['2026-04-04T12:59:00Z', '2026-04-05T14:00:00Z', '2026-10-03T13:59:00Z', '2026-10-04T13:00:00Z'])
    await writePost(server, 'member', 'open', at(new Date(moment)));
  await server.db.transaction((tx) => countDays(tx, [long, short], zone));
  expect([(await of('open', long))?.posts, (await of('open', short))?.posts]).toEqual([2, 2]);
});

test('all communities together count each person once, and leave out what is deleted', async () => {
  await server.db.delete(memberships);
  const status = 'Joined' as const;
  const id = await seedMember(server, 'open', { status, joinedAt: noon() });
  const own = { personId: id, status, joinedAt: noon(-50), updatedAt: noon() };
  await server.db.insert(memberships).values([
    { ...own, communityId: 'hidden' },
    { ...own, communityId: 'gone' },
  ]);
  await server.db
    .update(communities)
    .set({ deletedAt: noon(-72) })
    .where(eq(communities.id, 'gone'));
  await writePost(server, 'other', 'open', at(noon()));
  await writePost(server, 'other', 'hidden', at(noon()));
  await writePost(server, 'other', 'gone', at(noon()));
  await count();
  expect(await overall()).toMatchObject({ members: 1, joined: 1, posts: 2 });
  expect(await of('gone')).toBeUndefined();
  expect(await of('hidden')).toMatchObject({ members: 1, joined: 0, posts: 1 });
});

const range = () => ({ from: daysAfter(yesterday(), -40), to: yesterday() });

/** Days of which each differs from the others. */
async function seedDays(communityId: string): Promise<CountedDay[]> {
  const days = Array.from({ length: 40 }, (_, at) => ({
    ...{ day: daysAfter(yesterday(), at - 38), members: 10 + at, joined: at % 2, readers: (at * 7) % 13 },
    ...{ posts: at % 5, questions: at % 3, answered: at % 2, unanswered: (at * 3) % 7 },
  }));
  await server.db.insert(communityDays).values(days.map((day) => ({ ...day, communityId })));
  await server.db.insert(portalDays).values(days);
  return days;
}

test.each(['day', 'week', 'month'] as const)('by %s the figures are those of the rules', async (step) => {
  const days = await seedDays('closed');
  const query = { ...range(), step, weekStart: 0 };
  const expected = {
    figures: insightFigures(days, insightSpans(query, query)),
    countedSince: daysAfter(yesterday(), -38),
  };
  const one = await server.call('moderator', insight.ofCommunity, { params: { id: 'closed' }, query });
  expect([one.status, one.body]).toEqual([200, expected]);
  expect((await server.call('manager', insight.overall, { query })).body).toEqual(expected);
  const other = await server.call('moderator', insight.ofCommunity, { params: { id: 'open' }, query });
  expect(other.body).toEqual({ figures: [], countedSince: null });
});

test('a community is told of to those who appoint its moderators, and to nobody once it is deleted', async () => {
  const ask = async (who: string, id: string) =>
    (await server.call(who, insight.ofCommunity, { params: { id }, query: range() })).status;
  expect(await Promise.all(['moderator', 'manager', 'admin'].map((who) => ask(who, 'closed')))).toEqual([
    200, 200, 200,
  ]);
  expect(await Promise.all(['editor', 'member', 'owner'].map((who) => ask(who, 'closed')))).toEqual([403, 403, 403]);
  expect([await ask('outsider', 'closed'), await ask('outsider', 'hidden')]).toEqual([403, 404]);
  expect(await Promise.all(['moderator', 'manager', 'admin'].map((who) => ask(who, 'gone')))).toEqual([404, 404, 404]);
});

test('two years by day cost two statements', async () => {
  await seedDays('closed');
  const query = { from: daysAfter(yesterday(), -730), to: yesterday(), step: 'day' as const };
  const before = server.statements.length;
  await server.call('admin', insight.ofCommunity, { params: { id: 'closed' }, query });
  const own = server.statements.slice(before).filter((text) => text.includes('community_days'));
  expect(own).toHaveLength(2);
});

test('what is put away later does not change a day that was counted', async () => {
  const id = await writePost(server, 'member', 'open', { ...at(noon()), isQuestion: true });
  await count();
  await server.db.update(posts).set({ status: 3 }).where(eq(posts.id, id));
  await count(1);
  expect(await of('open')).toMatchObject({ posts: 1, unanswered: 1 });
  expect(await of('open', today())).toMatchObject({ posts: 0, unanswered: 0 });
});
