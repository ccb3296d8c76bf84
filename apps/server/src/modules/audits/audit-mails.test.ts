import { contract } from '@portal/api/contract';
import { dayIn, daysAfter } from '@portal/rules';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cpdAuditTrail, outboxMessages } from '../../db/schema/index.ts';
import { askInAudit, submitAudit } from '../../testing/test-audits.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendDueMails } from '../event-mails/index.ts';
import { planAuditReminders } from './audit-mails.writes.ts';

const { audits } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const now = () => server.clock.now();
const today = () => dayIn(now(), 'Australia/Sydney');
const plan = () => planAuditReminders(server.db, { today: today(), now: now(), zone: 'Australia/Sydney' });
const send = () => sendDueMails(server.deps, now());
const mailsTo = (email: string) =>
  server.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email)).orderBy(asc(outboxMessages.id));
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test('whoever is asked, returned, given longer and accepted is told by mail, with the reason and no record', async () => {
  const email = 'editor@example.org';
  const whom = { kind: 'named' as const, personIds: ['editor'] };
  const body = { name: 'Annual audit', periodId: '2026-11-30', dueOn: '2199-12-31', whom };
  const { body: made } = await server.call('admin', audits.create, { body });
  await send();
  const { body: list } = await server.call('admin', audits.cases, { params: { id: made.id } });
  const id = list.cases[0]?.caseId ?? '';
  const params = { id };
  await server.call('admin', audits.extend, { params, body: { revision: 0, dueOn: '2199-12-30' } });
  await send();
  await submitAudit(server, 'editor', id);
  const returned = { revision: 2, reason: 'Say what you learned.', remarks: [], dueOn: '2199-12-31' };
  await server.call('admin', audits.return, { params, body: returned });
  await send();
  await submitAudit(server, 'editor', id);
  await server.call('admin', audits.accept, { params, body: { revision: 4 } });
  await send();
  expect(await subjectsTo(email)).toEqual([
    'Annual audit: please show your CPD',
    'Annual audit: you have longer',
    'Annual audit: something is missing',
    'Annual audit: accepted',
  ]);
  const [, , missing] = await mailsTo(email);
  expect(missing?.text).toContain('Say what you learned.');
  expect(missing?.text).toContain('31 December 2199');
  expect(missing?.text).toContain(`/cpd/audits/${id}`);
});

test('whoever has not submitted is reminded a week and a day before, and once it is late, each time once', async () => {
  const email = 'moderator@example.org';
  const { auditId } = await askInAudit(server, 'moderator', { dueOn: daysAfter(today(), 8) });
  for (let day = 0; day < 12; day += 1) {
    await Promise.all([1, 2].map(() => plan()));
    await send();
    server.clock.pass(86_400_000);
  }
  expect(await subjectsTo(email)).toEqual(Array.from({ length: 3 }, () => 'Annual audit: a reminder'));
  const reminded = and(eq(cpdAuditTrail.auditId, auditId), eq(cpdAuditTrail.kind, 'reminded'));
  expect(await server.db.select().from(cpdAuditTrail).where(reminded)).toHaveLength(3);
});

test('a mail that waits is not sent once there is no reason for it', async () => {
  const email = 'outsider@example.org';
  const { caseId } = await askInAudit(server, 'outsider', { dueOn: daysAfter(today(), 1) });
  await plan();
  await submitAudit(server, 'outsider', caseId);
  await send();
  expect(await subjectsTo(email)).toEqual([]);
});

test('a reminder whose day passed while the server was away is sent when it is back, and not once it is of no use', async () => {
  const email = 'other@example.org';
  await askInAudit(server, 'other', { dueOn: daysAfter(today(), 10) });
  const away = async (days: number) => {
    server.clock.pass(days * 86_400_000);
    await plan();
    await send();
    return (await subjectsTo(email)).length;
  };
  // A week before, on the day itself, five days late, weeks late.
  expect([await away(5), await away(5), await away(5), await away(30)]).toEqual([1, 2, 3, 3]);
});

test('whoever is asked for something that is due soon is told once, not reminded at once as well', async () => {
  const email = 'waiting@example.org';
  await askInAudit(server, 'waiting', { dueOn: daysAfter(today(), 3) });
  await plan();
  await send();
  expect(await subjectsTo(email)).toEqual([]);
  server.clock.pass(2 * 86_400_000);
  await plan();
  await send();
  expect(await subjectsTo(email)).toEqual(['Annual audit: a reminder']);
});
