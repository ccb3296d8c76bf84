import { contract, type NewsByMail } from '@portal/api/contract';
import { noNewsByMail } from '@portal/rules';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../adapters/messenger.ts';
import { mailJobs, memberships } from '../../db/schema/index.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendDueMails } from '../event-mails/index.ts';
import { planNewsMails } from './plan-news-mails.ts';

const { membership, notifications, posts } = contract;
const minute = 60_000;
const hour = 60 * minute;
const off: NewsByMail = { ...noNewsByMail };

let server: TestServer;
let sent: Mail[] = [];
beforeEach(async () => {
  sent = [];
  const messenger = { canText: false, mail: async (one: Mail) => void sent.push(one), sms: async () => undefined };
  server = await startTestServer({ messenger });
  const joinedAt = new Date(server.clock.now().getTime() - 24 * hour);
  const joined = { communityId: 'open', status: 'Joined' as const, joinedAt, updatedAt: joinedAt };
  await server.db.insert(memberships).values({ ...joined, personId: 'other' });
});
afterEach(() => server.close());

async function choose(person: TestPersonName, wishes: NewsByMail) {
  const { status } = await server.call(person, notifications.saveNewsByMail, { body: wishes });
  expect(status).toBe(200);
}

async function write(title: string, person: TestPersonName = 'member') {
  server.clock.pass(2 * minute);
  const body = { communityId: 'open', title, body: '<p>Which ones?</p>' };
  const { status, body: reply } = await server.call(person, posts.create, { body });
  expect(status).toBe(200);
  return reply.id;
}

/** Three servers at once do what each does every minute. */
async function work() {
  const one = async () => {
    const now = server.clock.now();
    await planNewsMails(server.deps, now);
    await sendDueMails(server.deps, now);
  };
  await Promise.all([one(), one(), one()]);
}

/** To the next time at which a clock in Sydney shows this. */
function passTo(wallTime: string) {
  const ms = new Date(`${wallTime}+11:00`).getTime() - server.clock.now().getTime();
  expect(ms).toBeGreaterThan(0);
  server.clock.pass(ms);
}

const subjects = () => sent.splice(0).map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`);
/** The sentences of a mail. */
const linesOf = (mail: Mail | undefined) =>
  (mail?.text ?? '').split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));

test('nothing is sent until somebody asks for it', async () => {
  expect((await server.call('other', notifications.newsByMail, {})).body).toEqual(off);
  await write('Splints');
  server.clock.pass(8 * 24 * hour);
  await work();
  expect(subjects()).toEqual([]);
});

test('a daily digest comes from seven on, holds what was not read, and nothing is in two of them', async () => {
  passTo('2026-12-01T06:00:00');
  await choose('other', { ...off, pace: 'daily', posts: 'digest' });
  await write('Splints of felt');
  const read = await write('Splints of foam');
  const { body } = await server.call('other', notifications.list, { query: { pageSize: 50 } });
  const ids = body.notifications.filter(({ post }) => post?.id === read).map(({ id }) => id);
  await server.call('other', notifications.setAsRead, { body: { ids } });
  await work();
  expect(subjects()).toEqual([]);
  passTo('2026-12-01T07:00:00');
  await work();
  await work();
  const [mail] = sent;
  expect(linesOf(mail)).toEqual([expect.stringMatching(/ posted “Splints of felt” in /)]);
  expect(mail?.text).toMatch(/\/communities\/[\w-]+\/posts\//);
  expect(subjects()).toEqual([expect.stringMatching(/^other: .* posted “Splints of felt” in /)]);
  await write('Splints of cork');
  passTo('2026-12-02T06:59:00');
  await work();
  expect(subjects()).toEqual([]);
  passTo('2026-12-02T09:30:00');
  await work();
  expect(sent.flatMap(linesOf)).toEqual([expect.stringMatching(/ posted “Splints of cork” in /)]);
});

test('a weekly digest comes on Mondays', async () => {
  passTo('2026-12-01T06:00:00');
  await choose('other', { ...off, pace: 'weekly', posts: 'digest' });
  await write('Splints');
  for (const day of ['02', '03', '04', '05', '06']) {
    passTo(`2026-12-${day}T12:00:00`);
    await work();
  }
  expect(subjects()).toEqual([]);
  passTo('2026-12-07T07:00:00');
  await work();
  expect(subjects()).toEqual([expect.stringMatching(/^other: .* posted “Splints” in /)]);
});

test('what happens within five minutes comes at once in one mail, whoever sends it', async () => {
  await choose('other', { ...off, posts: 'atOnce' });
  await write('Splints of felt');
  await write('Splints of foam');
  await work();
  expect(subjects()).toEqual([]);
  server.clock.pass(5 * minute);
  await work();
  await work();
  expect(sent.map(linesOf)).toEqual([
    [expect.stringMatching(/ posted “Splints of foam” /), expect.stringMatching(/ posted “Splints of felt” /)],
  ]);
  expect(subjects()).toEqual(['other: 2 things happened in your communities']);
  server.clock.pass(hour);
  await work();
  expect(subjects()).toEqual([]);
});

test('what one may open no more by the time a mail is sent is in none', async () => {
  await choose('other', { ...off, posts: 'atOnce' });
  await write('Splints');
  server.clock.pass(5 * minute);
  await planNewsMails(server.deps, server.clock.now());
  expect(await server.db.select().from(mailJobs).where(eq(mailJobs.kind, 'newsAtOnce'))).toHaveLength(1);
  await server.call('admin', membership.block, {
    params: { id: 'open' },
    body: { users: [{ userId: 'other', reason: 'Advertises' }] },
  });
  await sendDueMails(server.deps, server.clock.now());
  // Of that alone.
  expect(subjects()).toEqual(['other: A decision in The open community']);
});

test('neither a digest nor its preview holds what one may open no more', async () => {
  passTo('2026-12-01T06:00:00');
  const wishes = { ...off, pace: 'daily', posts: 'digest' } as const;
  await choose('other', wishes);
  await write('Splints');
  const previewed = async () =>
    (await server.call('other', notifications.previewOfDigest, { query: wishes })).body.notifications.length;
  expect(await previewed()).toBe(1);
  await server.call('admin', membership.block, {
    params: { id: 'open' },
    body: { users: [{ userId: 'other', reason: 'Advertises' }] },
  });
  expect(await previewed()).toBe(0);
  passTo('2026-12-01T07:00:00');
  await work();
  expect(subjects()).toEqual(['other: A decision in The open community']);
});

test('only the kinds that were chosen are sent, in the way that was chosen', async () => {
  passTo('2026-12-01T06:00:00');
  await choose('other', { ...off, pace: 'daily', posts: 'digest', mentions: 'atOnce' });
  await write('Splints');
  server.clock.pass(6 * minute);
  await work();
  expect(subjects()).toEqual([]);
  await choose('other', { ...off, pace: 'daily', mentions: 'digest' });
  passTo('2026-12-01T07:00:00');
  await work();
  expect(subjects()).toEqual([]);
});

test('a mail is turned off by its own address, in one press and for everything', async () => {
  await choose('other', { ...off, posts: 'atOnce', replies: 'digest' });
  await write('Splints');
  server.clock.pass(6 * minute);
  await work();
  const [mail] = sent;
  const { href, pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
  expect(mail?.text).toContain(`Turn these mails off: ${href}`);
  expect(mail?.html).toContain(`href="${href}"`);
  const page = await (await server.fetch(pathname + search)).text();
  for (const words of ['Turn news by e-mail off?', '>Turn news by e-mail off</button>']) expect(page).toContain(words);
  expect((await server.call('other', notifications.newsByMail, {})).body.posts).toBe('atOnce');
  expect((await server.fetch(pathname + search, { method: 'POST' })).status).toBe(200);
  expect((await server.call('other', notifications.newsByMail, {})).body).toEqual(off);
  expect((await server.fetch(`/api/reminders/unsubscribe${search}`, { method: 'POST' })).status).toBe(404);
});

test('the preview holds what the last digest would have, read or not, and saves nothing', async () => {
  await write('Splints');
  const query = { ...off, pace: 'daily' as const, posts: 'digest' as const };
  const { body } = await server.call('other', notifications.previewOfDigest, { query });
  expect(body.notifications.map(({ post }) => post?.title)).toEqual(['Splints']);
  expect(body.totalItemCount).toBe(1);
  expect((await server.call('other', notifications.newsByMail, {})).body).toEqual(off);
  const none = { ...query, posts: 'off' as const, mentions: 'digest' as const };
  expect((await server.call('other', notifications.previewOfDigest, { query: none })).body.notifications).toEqual([]);
});
