import { contract, type EndpointInput } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, certificates, cpdRecords, people } from '../../db/schema/index.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { newCertificateNumber, readCertificateNumber } from './certificate-number.ts';

const { cpd } = contract;
const record = { params: { id: 'open' } };
const period = { params: { id: '2026-11-30' } };

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

async function pdfAt(path: string): Promise<{ status: number; text: string; type: string | null }> {
  const answer = await server.fetch(path);
  const type = answer.headers.get('content-type');
  return { status: answer.status, type, text: answer.ok ? await pdfText(await answer.arrayBuffer()) : '' };
}

const download = async (path: string) => {
  const answer = await server.fetch(path, { headers: { authorization: `Bearer ${await server.tokenOf('admin')}` } });
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  return pdfText(await answer.arrayBuffer());
};

async function numbers(): Promise<string[]> {
  const rows = await server.db
    .select({ number: certificates.number })
    .from(certificates)
    .orderBy(certificates.issuedAt);
  return rows.map(({ number }) => number);
}

const statusOf = async (number: string) => (await server.call(null, cpd.verify, { params: { number } })).body;

/** As if its owner had been there. */
const confirm = () => server.db.update(cpdRecords).set({ source: 'event' }).where(eq(cpdRecords.id, 'open'));

test('a certificate is opened and downloaded as one PDF with one number, which strangers check [CPD-070] [CPD-072] [CPD-058]', async () => {
  await confirm();
  const { body } = await server.call('admin', cpd.certificatePreview, record);
  const opened = await pdfAt(body.previewUrl ?? '');
  const saved = await download('/api/cpd/open/download');
  expect([opened.status, opened.type, opened.text]).toEqual([200, 'application/pdf', saved]);
  const [number = '', ...others] = await numbers();
  expect(others).toEqual([]);
  expect(saved).toContain(number);
  expect(saved).toContain('The open record');
  expect(saved).toContain('certifies that');
  expect(await statusOf(number)).toEqual({
    status: 'genuine',
    kind: 'record',
    isConfirmed: true,
    issuedDate: expect.stringContaining('2026-03-02T01:01:00'),
  });
  expect(await statusOf(number.toLowerCase().replaceAll('-', ' '))).toMatchObject({ status: 'genuine' });
});

describe('what a member has entered', () => {
  const made = { title: 'Doctor of Medicine', minutes: 600, completedDate: '2026-02-02T01:00:00.000Z' };
  const write = async (changes: Partial<typeof made> = {}) =>
    (await server.call('member', cpd.addRecord, { body: { ...made, ...changes } })).body.cpdId;
  const paperOf = (id: string) => server.call('member', cpd.certificate, { params: { id } });

  test('is told apart from what the organisation has confirmed: on paper, on the page for strangers, in the list of staff, and by no badge', async () => {
    const id = await write();
    const authorization = `Bearer ${await server.tokenOf('member')}`;
    const paper = await server.fetch(`/api/cpd/${id}/download`, { headers: { authorization } });
    const text = await pdfText(await paper.arrayBuffer());
    expect(text).toContain('Record of professional development');
    expect(text).toContain('not confirmed by Occupational Therapy Association');
    expect(text.replace('This is no certificate.', '')).not.toMatch(/certif/i);
    const [number = ''] = await numbers();
    expect(await statusOf(number)).toMatchObject({ status: 'genuine', isConfirmed: false });
    const page = await (await server.fetch(`/verify/${number}`)).text();
    expect(page).toContain('This record was entered by a member');
    expect(page).not.toMatch(/is genuine|has issued it|Certificate of/);
    const listed = await server.call('admin', cpd.issued, { body: {} });
    expect(listed.body.certificates).toMatchObject([{ number, kind: 'record', isConfirmed: false, status: 'genuine' }]);
    expect(await server.call('member', cpd.badge, { params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('confirmed') },
    });
    expect(await server.call('member', cpd.record, { params: { id } })).toMatchObject({ body: { isConfirmed: false } });
  });

  test.each<[string, Partial<typeof made>]>([
    ['as it was', {}],
    ['in other letters and spaces', { title: ' doctor  of MEDICINE ' }],
    ['with another length', { minutes: 599 }],
    ['at another hour', { completedDate: '2026-02-02T03:00:00.000Z' }],
  ])('and staff have revoked is given out to them no more, written anew %s', async (_, anew) => {
    const first = await write();
    expect((await paperOf(first)).status).toBe(200);
    const [number = ''] = await numbers();
    await server.call('admin', cpd.revoke, { params: { number }, body: { reason: 'Made up.' } });
    await server.call('member', cpd.removeRecord, { params: { id: first } });
    // Thirty days later nothing is left of it.
    await server.db.delete(cpdRecords).where(eq(cpdRecords.id, first));
    const second = await write(anew);
    expect(await paperOf(second)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Made up.') },
    });
    const preview = await server.call('member', cpd.certificatePreview, { params: { id: second } });
    expect([preview.status, await numbers()]).toEqual([409, [number]]);
    // Neither another day nor another member is meant, nor what the organisation has seen itself.
    expect((await paperOf(await write({ completedDate: '2026-02-03T01:00:00.000Z' }))).status).toBe(200);
    const others = await server.call('other', cpd.addRecord, { body: made });
    const theirs = await server.call('other', cpd.certificate, { params: { id: others.body.cpdId } });
    await server.db.update(cpdRecords).set({ source: 'event' }).where(eq(cpdRecords.id, second));
    expect([theirs.status, (await paperOf(second)).status]).toEqual([200, 200]);
  });
});

test('what is not finished has no certificate, by token and by an address from before', async () => {
  const { body } = await server.call('admin', cpd.certificatePreview, record);
  await server.db.update(cpdRecords).set({ completedAt: null }).where(eq(cpdRecords.id, 'open'));
  expect((await server.call('admin', cpd.certificatePreview, record)).body).toMatchObject({ code: 'conflict' });
  expect((await server.call('admin', cpd.certificate, record)).body).toMatchObject({ code: 'conflict' });
  expect((await pdfAt(body.previewUrl ?? '')).status).toBe(409);
  expect(await numbers()).toEqual([]);
});

test('a certificate of what was changed or deleted since is no longer valid, and the next one is', async () => {
  await download('/api/cpd/open/download');
  const [first = ''] = await numbers();
  await server.db.update(cpdRecords).set({ minutes: 600 }).where(eq(cpdRecords.id, 'open'));
  expect(await statusOf(first)).toMatchObject({ status: 'revoked' });
  await download('/api/cpd/open/download');
  const second = (await numbers()).find((number) => number !== first) ?? '';
  expect([await statusOf(first), await statusOf(second)]).toMatchObject([{ status: 'revoked' }, { status: 'genuine' }]);
  await server.db.update(cpdRecords).set({ deletedAt: server.clock.now() }).where(eq(cpdRecords.id, 'open'));
  expect(await statusOf(second)).toMatchObject({ status: 'revoked' });
  await server.db.delete(cpdRecords).where(eq(cpdRecords.id, 'open'));
  expect(await statusOf(second)).toMatchObject({ status: 'revoked' });
});

describe('staff', () => {
  const issuedTo = async (body: EndpointInput<typeof cpd.issued>['body'] = {}) =>
    (await server.call('admin', cpd.issued, { body })).body.certificates;

  test('find what was given out, by its number as it is typed and by who holds it, a page at a time', async () => {
    await server.db.update(people).set({ firstName: 'Zoë', lastName: 'Ångström' }).where(eq(people.id, 'admin'));
    await confirm();
    await download('/api/cpd/open/download');
    server.clock.pass(1000);
    await download('/api/cpd/period/2026-11-30/download');
    const [first = '', second = ''] = await numbers();
    const all = await issuedTo();
    expect(
      all.map(({ number, kind, title, status, isConfirmed }) => [number, kind, title, status, isConfirmed]),
    ).toEqual([
      [second, 'summary', '', 'genuine', false],
      [first, 'record', 'The open record', 'genuine', true],
    ]);
    expect(all.map(({ holderName }) => holderName)).toEqual(['Zoë Ångström', 'Zoë Ångström']);
    const found = async (keyword: string) => (await issuedTo({ keyword })).map(({ number }) => number);
    expect([
      await found(first.toLowerCase().replaceAll('-', ' ')),
      await found('angstr'),
      await found('nobody'),
    ]).toEqual([[first], [second, first], []]);
    const page = await server.call('admin', cpd.issued, { query: { pageSize: 1 }, body: {} });
    const next = { query: { pageSize: 1, after: page.body.nextCursor ?? '' }, body: {} };
    const { body } = await server.call('admin', cpd.issued, next);
    expect([page.body.totalItemCount, body.certificates.map(({ number }) => number), body.nextCursor]).toEqual([
      2,
      [first],
      null,
    ]);
    await server.db.update(cpdRecords).set({ minutes: 5 });
    expect((await issuedTo({ keyword: first })).map(({ status }) => status)).toEqual(['outdated']);
  });

  test('revoke one with a reason that its holder is told, and reinstate it; who did it is kept', async () => {
    await download('/api/cpd/open/download');
    const [number = ''] = await numbers();
    const params = { number: number.toLowerCase() };
    const revoked = server.call('admin', cpd.revoke, { params, body: { reason: 'Entered twice.' } });
    const again = server.call('admin', cpd.revoke, { params, body: { reason: 'Me too.' } });
    expect([(await revoked).status, (await again).status]).toEqual(expect.arrayContaining([200, 409]));
    expect(await statusOf(number)).toMatchObject({ status: 'revoked' });
    for (const endpoint of [cpd.certificatePreview, cpd.certificate, cpd.badge])
      expect((await server.call('admin', endpoint, record)).body).toMatchObject({ code: 'conflict' });
    // Another title is no way round it.
    await server.db.update(cpdRecords).set({ title: 'Another title' }).where(eq(cpdRecords.id, 'open'));
    expect((await server.call('admin', cpd.certificate, record)).status).toBe(409);
    await server.db.update(cpdRecords).set({ title: 'The open record' }).where(eq(cpdRecords.id, 'open'));
    expect(await issuedTo({ isRevoked: true })).toHaveLength(1);
    expect((await server.call('admin', cpd.reinstate, { params })).status).toBe(200);
    expect([await statusOf(number), await issuedTo({ isRevoked: true })]).toMatchObject([{ status: 'genuine' }, []]);
    await download('/api/cpd/open/download');
    expect(await numbers()).toEqual([number]);
    const stored = await server.db.select().from(auditEvents).orderBy(auditEvents.id);
    expect(stored.map(({ kind, personId }) => [kind, personId])).toEqual([
      ['certificateRevoked', 'admin'],
      ['certificateReinstated', 'admin'],
    ]);
    expect(stored[0]?.data).toMatchObject({ number });
  });
});

test('the summary of a period opens, prints and downloads with the same words [CPD-055] [CPD-056]', async () => {
  const { body } = await server.call('admin', cpd.summaryPreview, period);
  const opened = await pdfAt(body.previewUrl ?? '');
  const saved = await download('/api/cpd/period/2026-11-30/download');
  expect(opened.text).toBe(saved);
  const html = (body.previewHtml ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const expected = [
    'CPD Period: 2025 - 2026 (Completed 1 hrs)',
    '1/20 hrs',
    'The open record',
    'Interactive 0 5',
    'Total 1 20',
  ];
  for (const words of [...expected, 'Occupational Therapy Association', 'As of'])
    expect([saved.includes(words), html.includes(words)]).toEqual([true, true]);
  expect(await numbers()).toHaveLength(1);
});

test('the summary says of each record whether the organisation has confirmed it', async () => {
  const confirmation = async () => {
    const { body } = await server.call('admin', cpd.summaryPreview, period);
    return /The open record.*?<td>(Yes|No)<\/td>/s.exec(body.previewHtml ?? '')?.[1];
  };
  expect(await confirmation()).toBe('No');
  await confirm();
  expect(await confirmation()).toBe('Yes');
  await server.db.update(cpdRecords).set({ withdrawnAt: server.clock.now() }).where(eq(cpdRecords.id, 'open'));
  expect(await confirmation()).toBe('No');
});

test('what a member has written cannot become markup in what is printed', async () => {
  await server.db.update(cpdRecords).set({ title: '<img src=x onerror=alert(1)>' }).where(eq(cpdRecords.id, 'open'));
  const { body } = await server.call('admin', cpd.summaryPreview, period);
  expect(body.previewHtml).not.toContain('<img');
});

test('a document opens by the address of its owner alone, for as long as they may see it', async () => {
  const { body } = await server.call('admin', cpd.certificatePreview, record);
  const url = body.previewUrl ?? '';
  expect((await pdfAt(url.replace('/open', '/other'))).status).toBe(401);
  expect((await pdfAt(url.replace('certificate/', 'summary/'))).status).toBe(401);
  expect((await pdfAt(url.split('?')[0] ?? '')).status).toBe(401);
  await server.db.update(cpdRecords).set({ deletedAt: server.clock.now() }).where(eq(cpdRecords.id, 'open'));
  expect((await pdfAt(url)).status).toBe(404);
});

test('the page for strangers says whether a certificate is genuine, and of nobody and nothing else', async () => {
  await confirm();
  await server.db.update(people).set({ firstName: 'Unmistakable' }).where(eq(people.id, 'admin'));
  await download('/api/cpd/open/download');
  const [number = ''] = await numbers();
  const answer = await server.fetch(`/verify/${number}`);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    200,
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  ]);
  expect(page).toContain('This certificate is genuine');
  expect(page).toContain('Occupational Therapy Association');
  expect(page).not.toMatch(/Unmistakable|open record/);
  const unknown = await server.fetch('/verify/%3Cscript%3E');
  expect([unknown.status, (await unknown.text()).includes('<script>')]).toEqual([404, false]);
});

test('whoever tries numbers is stopped', async () => {
  const tries = async (times: number) => {
    let status = 0;
    for (let at = 0; at < times; at += 1) status = (await server.fetch('/verify/0000-0000-0000-0000')).status;
    return status;
  };
  expect(await tries(60)).toBe(404);
  expect(await tries(1)).toBe(429);
});

test('the number of an account that is gone stays what it was, without its person', async () => {
  await download('/api/cpd/period/2026-11-30/download');
  const [number = ''] = await numbers();
  await server.db.update(certificates).set({ personId: null });
  expect(await statusOf(number)).toMatchObject({ status: 'genuine', kind: 'summary' });
});

test.each([
  ['small', '7qk4-m2xb-9htd-3fwa', '7QK4-M2XB-9HTD-3FWA'],
  ['spaced, with a letter for a digit', ' 7QK4 M2XB 9HTD 3FWO', '7QK4-M2XB-9HTD-3FW0'],
  ['too short', '7QK4-M2XB-9HTD', null],
  ['with a letter that none has', '7QK4-M2XB-9HTD-3FWU', null],
  ['endless', 'x'.repeat(50_000), null],
])('a number is read as it is typed: %s', (_, typed, number) => {
  expect(readCertificateNumber(typed)).toBe(number);
});

test('numbers are drawn by chance, and read back', () => {
  const generated = Array.from({ length: 200 }, newCertificateNumber);
  expect(new Set(generated).size).toBe(200);
  for (const number of generated) expect(readCertificateNumber(number)).toBe(number);
});
