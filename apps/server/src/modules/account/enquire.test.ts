import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../adapters/messenger.ts';
import { assets, enquiries, mailJobs } from '../../db/schema/index.ts';
import { tidy } from '../../jobs/tidy.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { sendDueMails } from '../event-mails/index.ts';

const { account, auth } = contract;

let server: TestServer;
let sent: Mail[] = [];
beforeEach(async () => {
  sent = [];
  const mail = async (one: Mail) => void sent.push(one);
  server = await startTestServer({ messenger: { canText: false, mail, sms: async () => undefined } });
});
afterEach(() => server.close());

const input = {
  ...{ Name: 'Mia Nguyen', Email: 'mia@example.org', Mobile: '0491 570 156', memberNumber: '100204' },
  Comments: 'When does my membership end? <b>Thank you</b>',
};
const enquire = (changes: object = {}, headers: Record<string, string> = {}) =>
  server.call('member', account.enquire, { body: { ...input, ...changes } }, headers);
const csv = (bytes = 3, name = 'list.csv') => new File(['a'.repeat(bytes)], name);

test('what a member writes reaches the organisation by mail, with its files, and an answer goes to them [PLT-617] [SVC-131]', async () => {
  const files = [csv(), new File([tinyPicture()], 'face.png')];
  const answer = await enquire({ FileAttachment: files });
  expect([answer.status, answer.body]).toEqual([200, { success: true, message: '' }]);
  await sendDueMails(server.deps, server.clock.now());
  const [mail] = sent;
  expect([mail?.to, mail?.replyTo, mail?.subject]).toEqual([
    'office@portal.test',
    'mia@example.org',
    'Enquiry of Mia Nguyen',
  ]);
  for (const part of [input.Comments, input.Mobile, input.memberNumber]) expect(mail?.text).toContain(part);
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.files?.map(({ name }) => name)).toEqual(['list.csv', 'face.png']);
});

test('it is sent once, however often the same is asked', async () => {
  const key = { 'Idempotency-Key': 'enquiry-1' };
  expect((await enquire({}, key)).status).toBe(200);
  expect((await enquire({}, key)).status).toBe(200);
  expect(await server.db.select().from(mailJobs).where(eq(mailJobs.kind, 'enquiry'))).toHaveLength(1);
});

test.each([
  ['no e-mail', { Email: '' }, 'body.Email'],
  ['an e-mail that is none', { Email: 'mia@nowhere' }, 'body.Email'],
  ['no comments', { Comments: ' ' }, 'body.Comments'],
  ['too many words', { Comments: 'x '.repeat(limits.enquiry.commentsLength) }, 'body.Comments'],
])('with %s it is refused by name', async (_, changes, field) => {
  const refused = await enquire(changes);
  expect([refused.status, refused.body.field]).toEqual([400, field]);
  expect(await server.db.select().from(enquiries)).toEqual([]);
});

test('a header of a mail cannot be written in a name', async () => {
  await enquire({ Name: 'Mia\r\nBcc: everyone@example.org' });
  await sendDueMails(server.deps, server.clock.now());
  expect(sent[0]?.subject).toBe('Enquiry of Mia Bcc: everyone@example.org');
});

test('files weigh 10 MB together at most, one of them or several, and are of the kinds that are taken [PLT-622] [SVC-128]', async () => {
  const statusOf = async (...FileAttachment: File[]) => {
    server.clock.pass(60_000);
    return (await enquire({ FileAttachment })).status;
  };
  const most = limits.enquiry.bytes;
  expect(await statusOf(csv(most))).toBe(200);
  expect(await statusOf(csv(most / 2, 'a.csv'), csv(most / 2, 'b.csv'))).toBe(200);
  expect(await statusOf(csv(most), csv(1, 'b.csv'))).toBe(413);
  expect(await statusOf(new File(['MZ'], 'setup.exe'))).toBe(415);
  expect(await statusOf(new File(['text'], 'notes.txt'))).toBe(415);
  expect(await statusOf(new File(['GIF89a is no picture'], 'face.pdf'))).toBe(415);
  expect(await statusOf(new File([tinyPicture()], 'face.png'))).toBe(200);
});

test('somebody writes twenty times a day at most', async () => {
  for (let times = 0; times < 20; times += 1) {
    server.clock.pass(20_000);
    expect((await enquire()).status).toBe(200);
  }
  server.clock.pass(60_000);
  expect((await enquire()).status).toBe(429);
  server.clock.pass(86_400_000);
  expect((await enquire()).status).toBe(200);
});

test('whoever acts for a member writes nothing in their name', async () => {
  const reply = await server.call('admin', auth.impersonate, { body: { userId: 'member', reason: 'Asked for help' } });
  const acting = bearer(loginOf(reply.body.token).accessToken);
  expect((await server.call(null, account.enquire, { body: input }, acting)).status).toBe(403);
});

test('it is forgotten after ninety days, with its files', async () => {
  await enquire({ FileAttachment: [csv()] });
  server.clock.pass(91 * 86_400_000);
  await tidy(server.deps, server.clock.now());
  expect(await server.db.select().from(enquiries)).toEqual([]);
  expect(await server.db.select().from(assets).where(eq(assets.ownerKind, 'enquiry'))).toEqual([]);
});
