import { contract, limits } from '@portal/api/contract';
import { and, eq, inArray, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../adapters/messenger.ts';
import { auditEvents, organisations, people, postcodes, rateLimits } from '../../db/schema/index.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendDueMails } from '../event-mails/index.ts';

const { auth, directory } = contract;
const most = limits.directory.peopleADay;

let server: TestServer;
let sent: Mail[] = [];
beforeEach(async () => {
  sent = [];
  const mail = async (one: Mail) => void sent.push(one);
  server = await startTestServer({ messenger: { canText: false, mail, sms: async () => undefined } });
});
afterEach(() => server.close());

const list = (who: string, size: number) => server.call(who, directory.members, { query: { size, name: 'test' } });
const profile = (who: string, id: string) => server.call(who, directory.member, { params: { id } });

/** As if somebody had been told of so many already. */
async function hasRead(who: string, count: number): Promise<void> {
  const resetsAt = new Date(server.clock.now().getTime() + 86_400_000);
  const key = `directory:${who}`;
  await server.db
    .insert(rateLimits)
    .values({ key, count, resetsAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count, resetsAt } });
}
const counted = async (who: string) => {
  const [row] = await server.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `directory:${who}`));
  return row?.count ?? 0;
};
const noted = () => server.db.select().from(auditEvents).where(eq(auditEvents.kind, 'directoryReadInBulk'));

test('everybody of whom somebody is told is counted, in lists and profiles, and they themself are not', async () => {
  const { body } = await list('outsider', 5);
  const others = body.members.filter(({ userId }) => userId !== 'outsider').length;
  expect(await counted('outsider')).toBe(others);
  await profile('outsider', 'member');
  await profile('outsider', 'outsider');
  await profile('outsider', 'nobody-here');
  await server.call('outsider', directory.profile);
  expect(await counted('outsider')).toBe(others + 1);
});

test('where those are counts too who have a name, are of a company or know something, and where everybody is does not', async () => {
  const id = 'rivermouth';
  await server.db.insert(postcodes).values({ postCode: '2478', latitude: -28.86, longitude: 153.56 });
  await server.db.insert(organisations).values({ id, name: 'Rivermouth Health', postCode: '2478' });
  await server.db
    .update(people)
    .set({ organisationId: id, expertise: ['work-law'] })
    .where(inArray(people.id, ['member', 'outsider']));
  const where = (query: object) => server.call('outsider', directory.memberPlaces, { query });
  const map = (name: string) => where({ name });
  const both = [{ postCode: '2478', latitude: -28.86, longitude: 153.56, total: 2 }];
  for (const query of [{}, { near: '2478' }]) expect((await where(query)).body.places).toEqual(both);
  expect(await counted('outsider')).toBe(0);
  expect((await map('member')).body.places).toMatchObject([{ postCode: '2478', total: 1 }]);
  expect(await counted('outsider')).toBe(1);
  // They themself are on the map, and are told nothing of another by that.
  for (const query of [{ companyId: id }, { expertiseAreaId: 'work-law' }])
    expect((await where(query)).body.places).toEqual(both);
  expect(await counted('outsider')).toBe(3);
  await hasRead('outsider', most);
  expect([(await map('member')).status, (await map('')).status]).toEqual([429, 200]);
});

test('beyond what a person reads in a day nothing more is told, and the organisation is told once', async () => {
  await hasRead('other', most - 1);
  expect((await profile('other', 'member')).status).toBe(200);
  for (const ask of [() => list('other', 3), () => profile('other', 'member'), () => list('other', 3)]) {
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(80_000);
    expect(JSON.stringify(refused.body)).not.toContain('Test');
  }
  expect(await noted()).toMatchObject([{ personId: 'other', data: { people: String(most) } }]);
  await sendDueMails(server.deps, server.clock.now());
  await sendDueMails(server.deps, server.clock.now());
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['office@portal.test', 'other Test has read much of the member directory'],
  ]);
  expect(sent[0]?.text).toContain('other@example.org');
  // Whoever else asks is told, and they are too on the next day.
  expect((await list('outsider', 3)).status).toBe(200);
  server.clock.pass(86_400_000);
  expect((await list('other', 3)).status).toBe(200);
});

test('calls at the same moment tell the organisation once', async () => {
  await hasRead('other', most - 4);
  const answers = await Promise.all(Array.from({ length: 12 }, () => list('other', 3)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect(await noted()).toHaveLength(1);
});

test('who acts for somebody uses up their own, and administrators have no more than others', async () => {
  await hasRead('admin', most);
  const impersonation = { userId: 'member', reason: 'Asked for help' };
  const login = await server.call('admin', auth.impersonate, { body: impersonation });
  const acting = bearer(loginOf(login.body.token).accessToken);
  expect((await server.call(null, directory.members, {}, acting)).status).toBe(429);
  expect((await list('admin', 3)).status).toBe(429);
  expect(await counted('member')).toBe(0);
  expect(
    (
      await server.db
        .select()
        .from(rateLimits)
        .where(and(like(rateLimits.key, 'directory:%')))
    ).length,
  ).toBe(1);
});
