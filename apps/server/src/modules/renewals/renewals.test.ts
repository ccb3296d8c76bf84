import { contract } from '@portal/api/contract';
import { daysAfter, dayIn } from '@portal/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailJobs, people } from '../../db/schema/index.ts';
import { seedInvoice } from '../../testing/test-invoices.ts';
import { seedOwnMembership } from '../../testing/test-own-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { renewalUrl } from './renewal-token.ts';
import { planRenewalReminders } from './plan-renewal-reminders.writes.ts';

const { ownMembership, auth } = contract;
const day = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const today = () => dayIn(server.clock.now(), 'Australia/Sydney');
/** A renewal that waits, of a membership that ends in so many days. */
async function renewalFor(who: string, days: number): Promise<string> {
  await seedOwnMembership(server.db, who, { renewedTo: daysAfter(today(), days) });
  return seedInvoice(server.db, who, { membershipEndDate: daysAfter(today(), days + 365) });
}
const linkTo = (id: string) => renewalUrl(server.deps, id, server.clock.now());
const open = (url: string) => server.fetch(new URL(url).pathname + new URL(url).search);
const plan = (days = 0) => planRenewalReminders(server.deps, new Date(server.clock.now().getTime() + days * day));
const remindersOf = async (id: string) => {
  const rows = await server.db.select().from(mailJobs).where(eq(mailJobs.about, id));
  return rows.filter(({ kind }) => kind === 'renewalReminder').length;
};
const linkOf = async (who: string, headers = {}) =>
  (await server.call(who, ownMembership.renewalLink, {}, headers)).body.url;

test('a link renews without a password, and shows a first name and an amount alone', async () => {
  await server.db.update(people).set({ firstName: 'Ruth', lastName: 'Ferguson' }).where(eq(people.id, 'member'));
  const id = await renewalFor('member', -5);
  await server.db.update(people).set({ membershipLapsed: true }).where(eq(people.id, 'member'));
  const page = await open(linkTo(id));
  const text = await page.text();
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(text).toContain('Ruth, renew your membership');
  expect(text).toContain('$682.00');
  for (const secret of ['Ferguson', 'member@example.org', 'INV-', 'Membership, full', '100204'])
    expect(text).not.toContain(secret);
  expect(text).toContain(`https://portal.test/api/checkout/invoices/${id}`);
  await server.fetch(`/api/checkout/invoices/${id}/pay`, { method: 'POST' });
  expect((await server.call('member', ownMembership.current)).body).toMatchObject({
    ...{ memberStatus: 'Active', renewedToDate: daysAfter(today(), 360) },
  });
  const used = await open(linkTo(id));
  expect([used.status, await used.text()]).toEqual([404, expect.stringContaining('This link is no longer valid')]);
});

test('whoever pays by a link is told what became of it without signing in, and nobody else is', async () => {
  const id = await renewalFor('editor', 2);
  const opened = await open(linkTo(id));
  expect(opened.headers.get('set-cookie')).toMatch(/Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/);
  const guest = { cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const choose = async (choice: string, headers = {}) => {
    const address = `/api/checkout/invoices/${id}/${choice}`;
    return (await server.fetch(address, { method: 'POST', headers })).headers.get('location') ?? '';
  };
  const readPage = async (url: string, headers = {}) => {
    const page = await server.fetch(new URL(url).pathname + new URL(url).search, { headers });
    return [page.status, await page.text()] as const;
  };
  const unpaid = await choose('decline', guest);
  expect(unpaid).toBe('https://portal.test/api/checkout/invoices/done?from=unpaid');
  expect(await readPage(unpaid, guest)).toEqual([200, expect.stringContaining('Nothing was paid')]);
  const later = await choose('payLate', guest);
  expect(await readPage(later, guest)).toEqual([
    200,
    expect.stringContaining('We wait for your payment to be confirmed'),
  ]);
  const returned = await server.fetch(`/api/checkout/invoices/${id}/paid`, { headers: guest });
  const done = returned.headers.get('location') ?? '';
  expect(done).toBe('https://portal.test/api/checkout/invoices/done?from=paid');
  const [status, text] = await readPage(done, guest);
  expect([status, text]).toEqual([200, expect.stringContaining('Thank you. We have your payment.')]);
  for (const secret of ['editor', id, 'INV-', '$', 'Membership']) expect(text).not.toContain(secret);
  for (const headers of [{}, { cookie: 'portal_guest_invoice=x' }, { cookie: guest.cookie.slice(0, -1) }])
    expect((await readPage(done, headers))[0]).toBe(404);
  expect(await choose('pay')).toBe(`https://portal.test/settings/invoice/${id}?from=unpaid`);
});

test('a link that is altered, too old or for something else leads nowhere', async () => {
  const id = await renewalFor('other', 5);
  const url = linkTo(id);
  expect((await open(url)).status).toBe(200);
  const token = new URL(url).searchParams.get('token') ?? '';
  for (const other of ['', 'x', `${token}x`, `x${token}`, 'a'.repeat(5_000)])
    expect((await server.fetch(`/api/renewal?token=${encodeURIComponent(other)}`)).status).toBe(404);
  const old = renewalUrl(server.deps, id, new Date(server.clock.now().getTime() - 61 * day));
  expect((await open(old)).status).toBe(404);
  const plain = await seedInvoice(server.db, 'other');
  expect((await open(linkTo(plain))).status).toBe(404);
});

test('a member is reminded once for each distance, and no more once it is paid', async () => {
  const id = await renewalFor('editor', 30);
  await plan();
  await plan();
  expect(await remindersOf(id)).toBe(1);
  await plan(10);
  expect(await remindersOf(id)).toBe(1);
  await plan(23);
  expect(await remindersOf(id)).toBe(2);
  await server.fetch(`/api/checkout/invoices/${id}/pay`, { method: 'POST' });
  await plan(30);
  expect(await remindersOf(id)).toBe(2);
});

test('nobody is reminded long before or after, nor who has cancelled', async () => {
  const far = await renewalFor('moderator', 60);
  const gone = await renewalFor('outsider', -30);
  const cancelled = await renewalFor('client', 3);
  await seedOwnMembership(server.db, 'client', { terminatedOn: today(), renewedTo: daysAfter(today(), 3) });
  await plan();
  expect(await Promise.all([far, gone, cancelled].map(remindersOf))).toEqual([0, 0, 0]);
});

test('the link to renew leads to what waits to be paid, and not for staff who act for a member [SVC-040]', async () => {
  const id = await renewalFor('waiting', 10);
  expect(await linkOf('waiting')).toBe(`https://portal.test/api/checkout/invoices/${id}`);
  const { body } = await server.call('admin', auth.impersonate, {
    body: { userId: 'waiting', reason: 'Asked for help by phone' },
  });
  const { accessToken }: { accessToken: string } = JSON.parse(atob(body.token));
  const reply = await server.call(null, ownMembership.renewalLink, {}, { Authorization: `Bearer ${accessToken}` });
  expect(reply.body.url).toBe('https://www.ota.example/renew');
});
