import { contract } from '@portal/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../adapters/messenger.ts';
import { cpdReflections, mailJobs, people } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendDueMails } from '../event-mails/index.ts';
import { planCpdReminders } from './plan-cpd-reminders.writes.ts';

const { cpd, goals, reminders } = contract;
const hour = 3_600_000;

let server: TestServer;
let sent: Mail[] = [];
beforeEach(async () => {
  sent = [];
  const messenger = { canText: false, mail: async (one: Mail) => void sent.push(one), sms: async () => undefined };
  server = await startTestServer({ messenger });
  // Two are left to be told: mails of the others are no part of this.
  await server.db
    .update(people)
    .set({ disabledAt: server.clock.now() })
    .where(
      inArray(people.id, ['other', 'outsider', 'blocked', 'removed', 'waiting', 'careful', 'mobile', 'moderator']),
    );
  await server.db
    .update(people)
    .set({ contactTypes: ['Staff'] })
    .where(inArray(people.id, ['admin', 'owner', 'manager']));
});
afterEach(() => server.close());

const passTo = (day: string) => {
  const ms = new Date(`${day}T20:00:00Z`).getTime() - server.clock.now().getTime();
  server.clock.pass(ms);
};
/** Three servers at once do what each does every half minute, until all that is spread over the day has gone out. */
async function work() {
  for (let step = 0; step < 2; step += 1) {
    const one = async () => {
      await planCpdReminders(server.deps, server.clock.now());
      await sendDueMails(server.deps, server.clock.now());
    };
    await Promise.all([one(), one(), one()]);
    if (step === 0) server.clock.pass(20 * hour);
  }
}
/** What was sent since it was last asked. */
const news = () =>
  sent
    .splice(0)
    .map(({ to }) => to.split('@')[0] ?? '')
    .toSorted((a, b) => (a < b ? -1 : 1));

test('members are told ninety, thirty and seven days before, each once, and nobody else is', async () => {
  passTo('2026-08-29');
  await work();
  expect(news()).toEqual([]);
  const days = ['2026-09-01', '2026-09-20', '2026-10-31', '2026-11-24', '2026-11-26'];
  const newsByDay: string[][] = [];
  for (const day of days) {
    passTo(day);
    await work();
    newsByDay.push(news());
  }
  expect(newsByDay).toEqual([['editor', 'member'], [], ['editor', 'member'], ['editor', 'member'], []]);
});

test('the mail says what is missing in words, nothing of what is recorded, and how to turn it off', async () => {
  passTo('2026-11-24');
  const body = {
    title: 'A private matter',
    minutes: 60,
    completedDate: '2026-03-01T00:00:00.000Z',
    category: 'interactive',
  };
  await server.call('member', cpd.addRecord, { body });
  await work();
  const mail = sent.find(({ to }) => to === 'member@example.org');
  expect(mail?.subject).toBe('Your CPD: what is missing before 30 November 2026');
  for (const part of [
    'there are 4 days left of your CPD period, to 30 November 2026.',
    '19 hrs to go by 30 November 2026; 4 hrs of Interactive to go by 30 November 2026; 1 goal to write by 30 November 2026; Reflection to write by 30 November 2026.',
    '/cpd/tracker-page',
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain('A private matter');
  const { href, pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
  expect(mail?.text).toContain(`Turn these mails off: ${href}`);
  expect((await server.fetch(pathname + search)).status).toBe(200);
  expect((await server.call('member', reminders.ofCpd, {})).body).toEqual({ quarter: true, month: true, week: true });
  expect((await server.fetch(pathname + search, { method: 'POST' })).status).toBe(200);
  expect((await server.call('member', reminders.ofCpd, {})).body).toEqual({
    quarter: false,
    month: false,
    week: false,
  });
  // Reminders of events are another matter, and their addresses turn off nothing of CPD.
  expect((await server.call('member', reminders.mine, {})).body).toEqual({ week: true, day: true, hour: true });
  expect((await server.fetch(`/api/reminders/unsubscribe${search}`, { method: 'POST' })).status).toBe(404);
});

test('whoever has done all, has turned it off, or has left is not told; who does it meanwhile neither', async () => {
  await server.call('editor', reminders.updateOfCpd, { body: { quarter: true, month: false, week: true } });
  passTo('2026-10-31');
  const now = server.clock.now();
  await planCpdReminders(server.deps, now);
  const queued = await server.db.select().from(mailJobs);
  expect(queued.map(({ personId }) => personId)).toEqual(['member']);
  const body = {
    title: 'All of it',
    minutes: 1200,
    completedDate: '2026-03-01T00:00:00.000Z',
    category: 'interactive',
  };
  await server.call('member', cpd.addRecord, { body });
  await server.call('member', goals.add, { params: { id: '2026-11-30' }, body: { title: 'One', by: '2026-11-30' } });
  await server.db
    .insert(cpdReflections)
    .values({ personId: 'member', day: '2026-11-30', text: 'So.', writtenAt: now, revision: 1 });
  server.clock.pass(20 * hour);
  await sendDueMails(server.deps, server.clock.now());
  expect(news()).toEqual([]);
  const [job] = await server.db.select().from(mailJobs).where(eq(mailJobs.personId, 'member'));
  expect(job?.outcome).toBe('outdated');
});

test('a server that was away sends the last alone, and a mail that waited too long is not sent', async () => {
  passTo('2026-10-31');
  await planCpdReminders(server.deps, server.clock.now());
  passTo('2026-11-24');
  await work();
  expect(news()).toEqual(['editor', 'member']);
  const jobs = await server.db.select().from(mailJobs);
  expect(jobs.map(({ kind, outcome }) => `${kind} ${outcome}`).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'cpdReminderMonth outdated',
    'cpdReminderMonth outdated',
    'cpdReminderWeek sent',
    'cpdReminderWeek sent',
  ]);
});
