import { contract } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoicePayments, invoices as table, mailJobs, testPayments } from '../../db/schema/index.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { runDue } from '../../testing/run-due.ts';
import { seedInvoice } from '../../testing/test-invoices.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { invoices, auth } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (who: string, id: string) => (await server.call(who, invoices.byId, { params: { id } })).body;
const listed = async (who: string, body: object, query: object = {}) =>
  (await server.call(who, invoices.list, { body, query })).body;
const pathOf = (id: string) => `/api/checkout/invoices/${id}`;
const pay = (id: string, choice = 'pay') => server.fetch(`${pathOf(id)}/${choice}`, { method: 'POST' });
const paymentsOf = (id: string) =>
  server.db.select().from(invoicePayments).where(eq(invoicePayments.invoiceId, id)).orderBy(invoicePayments.createdAt);
const receiptsOf = (id: string) => server.db.select().from(mailJobs).where(eq(mailJobs.about, id));

test('an invoice carries its amounts, its tax, whom it is for and its lines [SVC-021]', async () => {
  const lines = [
    { itemName: 'Membership, full', quantity: 1, unitCents: 68_200, hasGst: true },
    { itemName: 'Donation', quantity: 2, unitCents: 2_500, hasGst: false },
  ];
  const membership = { membershipStartDate: '2026-12-01', membershipEndDate: '2027-11-30' };
  const id = await seedInvoice(server.db, 'member', { lines, invoiceNum: 'INV-021', ...membership });
  expect(await read('member', id)).toEqual({
    ...{ id, invoiceNum: 'INV-021', invoiceDate: '2026-11-01', dueDate: '2026-12-01' },
    ...{ description: 'Membership renewal', status: 'Pending', balanceDue: 73_200 },
    paymentUrl: `https://portal.test${pathOf(id)}`,
    ...{ totalAmountIncGst: 73_200, totalAmountExcGst: 67_000, totalGst: 6_200, netTotalAmount: 73_200 },
    ...{ totalAmountPaid: 0, userFullName: 'member Test', memberNum: '', ...membership },
    lineItems: [
      { itemName: 'Membership, full', quantity: 1, unitPrice: 68_200, totalPrice: 68_200 },
      { itemName: 'Donation', quantity: 2, unitPrice: 2_500, totalPrice: 5_000 },
    ],
  });
});

test('an invoice is known to whoever it was sent to alone [SVC-018]', async () => {
  const id = await seedInvoice(server.db, 'member');
  for (const endpoint of [invoices.byId, invoices.preview, invoices.download]) {
    expect((await server.call('other', endpoint, { params: { id } })).status).toBe(404);
    expect((await server.call('admin', endpoint, { params: { id } })).status).toBe(404);
    expect((await server.call('member', endpoint, { params: { id } })).status).toBe(200);
  }
  const { invoices: others } = await listed('other', {}, { pageSize: 100 });
  expect(others.some((one) => one.id === id)).toBe(false);
});

test('a list is of a range of days, in an order, ten at a time [SVC-006, SVC-007, SVC-016]', async () => {
  const days = Array.from({ length: 12 }, (_, at) => `2025-03-${String(at + 1).padStart(2, '0')}`);
  for (const invoiceDate of days) await seedInvoice(server.db, 'client', { invoiceDate });
  const datesOf = (body: Awaited<ReturnType<typeof listed>>) => body.invoices.map((one) => one.invoiceDate);
  const first = await listed('client', {});
  expect([datesOf(first), first.totalItems]).toEqual([days.slice(2).toReversed(), 12]);
  expect(datesOf(await listed('client', {}, { page: 2 }))).toEqual(days.slice(0, 2).toReversed());
  const range = { invoiceDateFrom: '2025-03-03', invoiceDateTo: '2025-03-05' };
  const some = await listed('client', { ...range, sortBy: 'invoiceDate', sortOrder: 'asc' });
  expect([datesOf(some), some.totalItems]).toEqual([['2025-03-03', '2025-03-04', '2025-03-05'], 3]);
});

test('who sorts by what is due sees first what is left to pay', async () => {
  await seedInvoice(server.db, 'outsider', { status: 'Paid', paidCents: 68_200 });
  const due = await seedInvoice(server.db, 'outsider', { paidCents: 8_200 });
  const { invoices: found } = await listed('outsider', { sortBy: 'balanceDue' });
  expect(found.map(({ id, balanceDue }) => [id === due, balanceDue])).toEqual([
    [true, 60_000],
    [false, 0],
  ]);
});

test('a page of thousands of invoices is found by their index', async () => {
  await server.db.execute(sql`insert into invoices
    (id, invoice_num, person_id, invoice_date, description, status, lines, total_cents, updated_at)
    select 'many-' || n, 'MANY-' || n, case when n % 2 = 0 then 'editor' else 'waiting' end, date '2000-01-01' + n,
      'Fee', 'Paid', '[]', 0, now() from generate_series(1, 10000) as n`);
  await server.db.execute(sql`analyze invoices`);
  const { rows } = await server.db.execute(sql`explain select * from invoices where person_id = 'editor'
    order by invoice_date desc, invoice_num desc limit 10 offset 200`);
  expect(JSON.stringify(rows)).toContain('invoices_person_idx');
  const last = await listed('editor', {}, { page: 500 });
  expect([last.totalItems, last.invoices.length, last.invoices.at(-1)?.invoiceNum]).toEqual([5_000, 10, 'MANY-2']);
});

test('the PDF is a tax invoice that says what the portal says, opened and downloaded [SVC-019, SVC-020]', async () => {
  const id = await seedInvoice(server.db, 'member', { invoiceNum: 'INV-PDF', paidCents: 8_200 });
  const { body, headers } = await server.call('member', invoices.download, { params: { id } });
  expect(headers.get('content-disposition')).toContain('invoice-INV-PDF.pdf');
  expect(body).toMatch(/^%PDF/);
  const { body: preview } = await server.call('member', invoices.preview, { params: { id } });
  const opened = await server.fetch(preview.previewUrl);
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const text = await pdfText(await opened.arrayBuffer());
  for (const words of [
    ...['Tax invoice', 'Occupational Therapy Association', 'ABN 51 824 753 556', 'Invoice number: INV-PDF'],
    ...['Invoice date: 1 November 2026', 'Due date: 1 December 2026', 'To: member Test', 'Status: Pending'],
    ...['Membership, full', 'Total excluding GST: $620.00', 'GST: $62.00', 'Total including GST: $682.00'],
    ...['Paid: $82.00', 'Balance due: $600.00'],
  ])
    expect(text).toContain(words);
});

test('the address of a PDF opens for its owner alone, and not once it is altered', async () => {
  const id = await seedInvoice(server.db, 'member');
  const other = await seedInvoice(server.db, 'other');
  const { body } = await server.call('member', invoices.preview, { params: { id } });
  expect((await server.fetch(body.previewUrl.replace(id, other))).status).toBe(401);
});

test('an invoice is paid on a page of its own, and a receipt is sent once', async () => {
  const id = await seedInvoice(server.db, 'member');
  const page = await server.fetch(pathOf(id));
  expect(await page.text()).toContain('$682.00');
  const paid = await pay(id, 'payTwice');
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `https://portal.test/settings/invoice/${id}?from=paid`,
  ]);
  expect(await read('member', id)).toMatchObject({
    ...{ status: 'Paid', balanceDue: 0, totalAmountPaid: 68_200, paymentUrl: null },
  });
  expect(await receiptsOf(id)).toMatchObject([{ kind: 'invoiceReceipt', personId: 'member' }]);
  const again = await server.fetch(pathOf(id));
  expect([again.status, again.headers.get('location')]).toEqual([
    303,
    `https://portal.test/settings/invoice/${id}?from=unpaid`,
  ]);
  await runDue(server.deps, server.clock.now());
  expect(await receiptsOf(id)).toMatchObject([{ outcome: 'sent' }]);
});

test('who presses Pay in two tabs pays once', async () => {
  const id = await seedInvoice(server.db, 'member');
  await Promise.all(Array.from({ length: 6 }, () => server.fetch(pathOf(id))));
  expect(await paymentsOf(id)).toMatchObject([{ status: 'pending', amountCents: 68_200 }]);
  await Promise.all([pay(id), pay(id)]);
  expect(await paymentsOf(id)).toMatchObject([{ status: 'paid' }]);
  expect((await read('member', id)).totalAmountPaid).toBe(68_200);
});

test('a payment that is declined leaves the invoice as it is, and another can be begun', async () => {
  const id = await seedInvoice(server.db, 'member');
  const declined = await pay(id, 'decline');
  expect(declined.headers.get('location')).toContain('from=unpaid');
  expect(await read('member', id)).toMatchObject({ status: 'Pending', balanceDue: 68_200 });
  await pay(id);
  expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(['over', 'paid']);
});

test('a payment that nobody told of is found by the clock', async () => {
  const id = await seedInvoice(server.db, 'member');
  await pay(id, 'payLate');
  expect((await read('member', id)).status).toBe('Pending');
  await runDue(server.deps, server.clock.now());
  expect((await read('member', id)).status).toBe('Paid');
});

test('money that comes for what is paid already goes back', async () => {
  const id = await seedInvoice(server.db, 'member');
  await pay(id, 'payLate');
  await server.db.update(table).set({ status: 'Paid', paidCents: 68_200 }).where(eq(table.id, id));
  await runDue(server.deps, server.clock.now());
  const [payment] = await paymentsOf(id);
  expect([payment?.status, (await read('member', id)).totalAmountPaid]).toEqual(['refunded', 68_200]);
  const [bank] = await server.db
    .select()
    .from(testPayments)
    .where(eq(testPayments.orderId, payment?.id ?? ''));
  expect(bank?.refunds).toEqual({ [payment?.id ?? '']: 68_200 });
  expect(await receiptsOf(id)).toEqual([]);
});

test.each(['Paid', 'Cancelled', 'Refunded'] as const)('what is %s cannot be paid [SVC-012]', async (status) => {
  const id = await seedInvoice(server.db, 'member', { status, paidCents: status === 'Cancelled' ? 0 : 68_200 });
  expect(await read('member', id)).toMatchObject({ balanceDue: 0, paymentUrl: null });
  expect((await server.fetch(pathOf(id))).status).toBe(303);
  expect(await paymentsOf(id)).toEqual([]);
});

test('staff who act for a member see what is due and have nowhere to pay it', async () => {
  const id = await seedInvoice(server.db, 'member');
  const reason = { userId: 'member', reason: 'Asked for help by phone' };
  const { body } = await server.call('admin', auth.impersonate, { body: reason });
  const { accessToken }: { accessToken: string } = JSON.parse(atob(body.token));
  const headers = { Authorization: `Bearer ${accessToken}` };
  const reply = await server.call(null, invoices.byId, { params: { id } }, headers);
  expect(reply.body).toMatchObject({ balanceDue: 68_200, paymentUrl: null });
});

test('nobody pays what they cannot name', async () => {
  expect((await server.fetch(pathOf('00000000-0000-4000-8000-00000000ffff'))).status).toBe(404);
  expect((await server.fetch('/api/checkout/invoices/open')).status).toBe(404);
});
