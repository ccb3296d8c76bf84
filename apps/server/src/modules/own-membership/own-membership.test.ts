import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, invoices, ownMemberships, people } from '../../db/schema/index.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { seedInvoice } from '../../testing/test-invoices.ts';
import { testPassword } from '../../testing/test-people.ts';
import { seedOwnMembership } from '../../testing/test-own-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { ownMembership, auth } = contract;
const retired = { CancelMembershipReason: 'I have retired', currentPassword: testPassword };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const current = async (who: string) => (await server.call(who, ownMembership.current)).body;
const cancel = (who: string, body: object = retired, headers = {}) =>
  server.call(who, ownMembership.cancel, { body: { ...retired, ...body } }, headers);
const lapse = (who: string, membershipLapsed: boolean) =>
  server.db.update(people).set({ membershipLapsed }).where(eq(people.id, who));
const rowOf = async (who: string) =>
  (await server.db.select().from(ownMemberships).where(eq(ownMemberships.personId, who)))[0];

test('a membership says who it is of, what it is, and from when to when [SVC-038]', async () => {
  await server.db.update(people).set({ memberNum: '100204' }).where(eq(people.id, 'member'));
  const id = await seedOwnMembership(server.db, 'member');
  expect(await current('member')).toEqual({
    ...{ id, memberNum: '100204', membershipName: 'Full member', memberStatus: 'Active' },
    ...{ joinDate: '2015-07-01', renewedToDate: '2026-06-30', terminationDate: null },
  });
  await lapse('member', true);
  expect((await current('member')).memberStatus).toBe('Lapsed');
  await lapse('member', false);
});

test('who has no membership is told so', async () => {
  expect((await server.call('staff', ownMembership.current)).status).toBe(404);
});

test('the links lead where the organisation says [SVC-040, SVC-041, SVC-042]', async () => {
  const urls = [ownMembership.renewalLink, ownMembership.manageLink, ownMembership.updatePaymentLink].map(
    async (endpoint) => (await server.call('member', endpoint)).body.url,
  );
  expect(await Promise.all(urls)).toEqual([
    'https://www.ota.example/renew',
    'https://www.ota.example/membership',
    'https://www.ota.example/membership/payment',
  ]);
});

test('a place that the organisation does not offer, or that is none, is not told', async () => {
  const { manageMembershipRoute: _, ...profile } = server.deps.profile;
  const other = await startTestServer({ profile: { ...profile, updatePaymentRoute: 'javascript:alert(1)' } });
  for (const endpoint of [ownMembership.manageLink, ownMembership.updatePaymentLink])
    expect((await other.call('member', endpoint)).body).toEqual({ url: null });
  await other.close();
});

test('the membership is printed and downloaded with its card, by its member alone [SVC-043, SVC-044]', async () => {
  const id = await seedOwnMembership(server.db, 'member');
  for (const endpoint of [ownMembership.preview, ownMembership.download])
    expect((await server.call('other', endpoint, { params: { id } })).status).toBe(404);
  const { body } = await server.call('member', ownMembership.download, { params: { id } });
  expect(body).toMatch(/^%PDF/);
  const preview = await server.call('member', ownMembership.preview, { params: { id } });
  const opened = await server.fetch(preview.body.previewUrl);
  const text = await pdfText(await opened.arrayBuffer());
  for (const words of [
    ...['Membership', 'member Test', 'Member number: 100204', 'Membership: Full member', 'Status: Active'],
    ...['Member since: 1 July 2015', 'Renewed to: 30 June 2026', 'Membership card', 'Valid to 30 June 2026'],
  ])
    expect(text).toContain(words);
});

test('who may cancel is offered the reasons [SVC-112, SVC-113, SVC-119]', async () => {
  await seedOwnMembership(server.db, 'member');
  const { body } = await server.call('member', ownMembership.canCancel);
  expect([body.canCancelMembership, body.cancelMembershipReasons.at(-1)]).toEqual([true, 'Other']);
  const none = await server.call('staff', ownMembership.canCancel);
  expect(none.body.canCancelMembership).toBe(false);
});

test('a membership that is cancelled ends today, with what would have renewed it [SVC-111, SVC-120, PLT-657]', async () => {
  await seedOwnMembership(server.db, 'editor');
  const renewal = { membershipStartDate: '2026-07-01', membershipEndDate: '2027-06-30' };
  const [due, other, theirs] = [
    await seedInvoice(server.db, 'editor', renewal),
    await seedInvoice(server.db, 'editor'),
    await seedInvoice(server.db, 'moderator', renewal),
  ];
  const { status, body } = await cancel('editor', {
    CancelMembershipReason: 'Other',
    CancelMembershipReasonOther: '  We part ways. ',
  });
  expect([status, body.success]).toEqual([200, true]);
  expect(await rowOf('editor')).toMatchObject({
    ...{ terminatedOn: '2026-03-02', cancelReason: 'Other', cancelReasonOther: 'We part ways.' },
  });
  expect(await current('editor')).toMatchObject({ memberStatus: 'Cancelled', terminationDate: '2026-03-02' });
  const rows = await server.db.select({ id: invoices.id, status: invoices.status }).from(invoices);
  const statuses = new Map(rows.map((row) => [row.id, row.status]));
  expect([due, other, theirs].map((id) => statuses.get(id))).toEqual(['Cancelled', 'Pending', 'Pending']);
  const audited = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.kind, 'membershipCancelled'), eq(auditEvents.personId, 'editor')))
    .orderBy(auditEvents.id);
  expect(audited).toHaveLength(1);
  expect(JSON.stringify(audited)).not.toContain('part ways');
});

test.each([
  ['no reason', { CancelMembershipReason: '' }, 'Please select a reason.'],
  ['a reason that is not offered', { CancelMembershipReason: 'Because' }, 'Please select a reason.'],
  ['another that is not said', { CancelMembershipReason: 'Other' }, 'Please enter cancellation details.'],
])('nobody cancels with %s', async (_, body, message) => {
  await seedOwnMembership(server.db, 'outsider');
  const answer = await cancel('outsider', body);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
  expect((await rowOf('outsider'))?.terminatedOn).toBeNull();
});

test('whoever found a device unlocked cancels nothing, and every try is counted', async () => {
  await seedOwnMembership(server.db, 'blocked');
  const tries = Array.from({ length: 10 }, () => randomUUID());
  for (const key of tries) {
    const { status, body } = await cancel('blocked', { currentPassword: 'wrong' }, { 'Idempotency-Key': key });
    expect([status, body.field]).toEqual([400, 'body.currentPassword']);
  }
  expect((await cancel('blocked', {}, { 'Idempotency-Key': randomUUID() })).status).toBe(429);
  expect((await rowOf('blocked'))?.terminatedOn).toBeNull();
});

test('the same cancellation sent twice is one, and a second is refused', async () => {
  await seedOwnMembership(server.db, 'waiting');
  const key = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all([cancel('waiting', {}, key), cancel('waiting', {}, key)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await cancel('waiting', {}, key)).status).toBe(200);
  expect((await cancel('waiting')).status).toBe(409);
});

test('staff who act for a member do not cancel, and print nothing of theirs', async () => {
  const id = await seedOwnMembership(server.db, 'member');
  const { body } = await server.call('admin', auth.impersonate, {
    body: { userId: 'member', reason: 'Asked for help by phone' },
  });
  const { accessToken }: { accessToken: string } = JSON.parse(atob(body.token));
  const headers = { Authorization: `Bearer ${accessToken}` };
  expect((await server.call(null, ownMembership.cancel, { body: retired }, headers)).status).toBe(403);
  expect((await server.call(null, ownMembership.download, { params: { id } }, headers)).status).toBe(403);
  expect((await rowOf('member'))?.terminatedOn).toBeNull();
});

test('a renewal that is paid ends the lapse, and lasts as long as it says', async () => {
  await seedOwnMembership(server.db, 'removed', { renewedTo: '2026-01-31' });
  await lapse('removed', true);
  const id = await seedInvoice(server.db, 'removed', {
    membershipStartDate: '2026-02-01',
    membershipEndDate: '2027-01-31',
  });
  await server.fetch(`/api/checkout/invoices/${id}/pay`, { method: 'POST' });
  expect(await current('removed')).toMatchObject({ memberStatus: 'Active', renewedToDate: '2027-01-31' });
});

test('what was paid for a year that is over brings no cancelled membership back', async () => {
  await seedOwnMembership(server.db, 'other');
  await cancel('other');
  const id = await seedInvoice(server.db, 'other', {
    membershipStartDate: '2024-07-01',
    membershipEndDate: '2025-06-30',
  });
  await server.fetch(`/api/checkout/invoices/${id}/pay`, { method: 'POST' });
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.id, id));
  expect(invoice?.status).toBe('Paid');
  expect(await current('other')).toMatchObject({ memberStatus: 'Cancelled', terminationDate: '2026-03-02' });
});
