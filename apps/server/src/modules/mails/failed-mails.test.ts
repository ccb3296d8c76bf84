import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailJobs, tickets as ticketRows } from '../../db/schema/index.ts';
import type { Mail } from '../../adapters/messenger.ts';
import { runDue } from '../../testing/run-due.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { mails, tickets } = contract;
const minute = 60_000;

let server: TestServer;
let sent: Mail[] = [];
let deliver: (mail: Mail) => Promise<void>;
beforeAll(async () => {
  const mail = (one: Mail) => deliver(one);
  server = await startTestServer({ messenger: { canText: false, mail, sms: async () => undefined } });
});
afterAll(() => server.close());
beforeEach(async () => {
  sent = [];
  deliver = async (mail) => void sent.push(mail);
  await server.db.delete(mailJobs);
  await server.db.delete(ticketRows);
  server.clock.pass(61_000);
});

const failed = async () => (await server.call('admin', mails.failed, {})).body;
const again = async (key: string) => (await server.call('admin', mails.sendAgain, { body: { key } })).status;
const work = () => runDue(server.deps, server.clock.now());
const queue = (key: string) =>
  server.db
    .insert(mailJobs)
    .values({ key, kind: 'registered', personId: 'other', eventId: 'open', dueAt: server.clock.now() });

test('a mail that is refused to the end is listed with who refused it, sent again and then listed no more', async () => {
  await server.call('member', tickets.register, { body: { ticketPriceId: 'free' } });
  deliver = async () => {
    throw new Error('550 The mailbox does not exist\nand more');
  };
  await work();
  expect((await failed()).mails).toEqual([]);
  for (const minutes of [1, 4, 9, 16]) {
    server.clock.pass(minutes * minute);
    await work();
  }
  const { mails: list, totalItemCount, nextCursor } = await failed();
  const [{ key } = { key: '' }] = list;
  expect([totalItemCount, nextCursor]).toEqual([1, null]);
  expect(list).toEqual([
    {
      key,
      kind: 'registered',
      outcome: 'failed',
      person: { id: 'member', name: 'member Test' },
      to: 'member@example.org',
      eventTitle: expect.any(String),
      failedAt: expect.stringMatching(/^2026-03-02T/),
      reason: '550 The mailbox does not exist',
      attempts: 5,
    },
  ]);
  deliver = async (mail) => void sent.push(mail);
  expect([await again(key), await again(key)]).toEqual([200, 409]);
  await work();
  expect([sent.length, (await failed()).totalItemCount]).toEqual([1, 0]);
  expect(await again(key)).toBe(409);
});

test('one whose server died says that it may have been sent, and is sent again by whoever wants that', async () => {
  await queue('registered:died');
  await server.db.update(mailJobs).set({ claimedAt: server.clock.now(), attempts: 1 });
  server.clock.pass(16 * minute);
  await work();
  expect((await failed()).mails).toMatchObject([{ outcome: 'unknown', to: null, reason: null, attempts: 1 }]);
  expect(await again('registered:died')).toBe(200);
  await work();
  // Nobody holds a ticket any more: there is no longer reason for it.
  const [job] = await server.db.select().from(mailJobs).where(eq(mailJobs.key, 'registered:died'));
  expect([sent, job?.outcome]).toEqual([[], 'outdated']);
});

test('the list goes on where a page ended, also among mails that were given up at one moment', async () => {
  for (const key of ['a', 'b', 'c']) await queue(key);
  await server.db.update(mailJobs).set({ outcome: 'failed', doneAt: server.clock.now() });
  const keys: string[] = [];
  let after: string | undefined;
  do {
    const query = { pageSize: 2, ...(after !== undefined && { after }) };
    const { body } = await server.call('admin', mails.failed, { query });
    keys.push(...body.mails.map(({ key }) => key));
    after = body.nextCursor ?? undefined;
  } while (after !== undefined);
  expect(keys).toEqual(['c', 'b', 'a']);
});
