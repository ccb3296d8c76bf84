import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contract, type HandlerReply, limits } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  assets,
  certificates,
  cpdAuditTrail,
  cpdGoals,
  cpdHistoryStarts,
  cpdLeaves,
  cpdPersonVersions,
  cpdPlanVersions,
  cpdRecords,
  cpdRecordVersions,
  cpdReflections,
  cpdRuleVersions,
  people,
} from '../../db/schema/index.ts';
import { seedFile } from '../../testing/files.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { askInAudit, submitAudit } from '../../testing/test-audits.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { keepRules, recordHash, rulesOf } from '../cpd/index.ts';

const { packs, cpd, goals } = contract;
const day = 86_400_000;
/** The period of the tests' time. */
const params = { id: '2026-11-30' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.pass(day);
  await forgetEverything();
});

/** Nobody but a test may. */
async function forgetEverything(): Promise<void> {
  const { db } = server;
  await db.delete(cpdRecords).where(eq(cpdRecords.personId, 'member'));
  await db.delete(cpdGoals).where(eq(cpdGoals.personId, 'member'));
  await db.delete(cpdReflections).where(eq(cpdReflections.personId, 'member'));
  await db.execute(sql`alter table ${cpdPlanVersions} disable trigger cpd_plan_versions_stay`);
  await db.delete(cpdPlanVersions);
  await db.execute(sql`alter table ${cpdPlanVersions} enable trigger cpd_plan_versions_stay`);
  await db.execute(sql`alter table ${cpdRecordVersions} disable trigger cpd_versions_stay`);
  await db.delete(cpdRecordVersions);
  await db.execute(sql`alter table ${cpdRecordVersions} enable trigger cpd_versions_stay`);
}

type Changes = Partial<typeof cpdRecords.$inferInsert>;

async function record(id: string, changes: Changes = {}): Promise<string> {
  const now = server.clock.now();
  await server.db.insert(cpdRecords).values({
    ...{ id, personId: 'member', title: id, category: 'interactive', minutes: 60, source: 'own' },
    ...{ completedAt: now, timeZone: 'Australia/Sydney', createdAt: now, updatedAt: now, ...changes },
  });
  return id;
}

async function evidence(recordId: string, name = 'file.png'): Promise<string> {
  const id = await seedFile(server, { ownerKind: 'cpdRecord', ownerId: recordId });
  await server.db.update(assets).set({ name }).where(eq(assets.id, id));
  return id;
}

const today = () => server.clock.now().toISOString().slice(0, 10);

async function bytesOf(path: string, as = 'member'): Promise<Uint8Array> {
  const answer = await server.fetch(path, { headers: { Authorization: `Bearer ${await server.tokenOf(as)}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return new Uint8Array(await answer.arrayBuffer());
}

async function packed(asOf?: string) {
  const query = asOf === undefined ? '' : `?asOf=${asOf}`;
  return unzipSync(await bytesOf(`/api/cpd/period/${params.id}/pack/download${query}`));
}

type Packed = Awaited<ReturnType<typeof packed>>;

function manifestIn(files: Packed) {
  return JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as {
    holder: string;
    required: number;
    asOf: string | null;
    submittedAt: string | null;
    exactSince: string | null;
    completed: number;
    plan: { goals: { title: string; reachedAt: string | null }[]; reflection: string } | null;
    records: {
      title: string;
      amount: number;
      evidence: { path: string | null; sha256: string; isRemoved: boolean }[];
      certificate: { number: string } | null;
    }[];
  };
}

const preview = (query: { asOf?: string } = {}) => server.call('member', packs.preview, { params, query });

describe('the pack of a period', () => {
  test('has what was accepted in an audit as a certificate, and what a member alone says as a record', async () => {
    for (const id of ['accepted', 'entered']) {
      await record(id);
      await server.call('member', cpd.certificate, { params: { id } });
    }
    const isAccepted = eq(cpdRecords.id, 'accepted');
    const [row] = await server.db.select().from(cpdRecords).where(isAccepted);
    await server.db
      .update(cpdRecords)
      .set({ acceptedHash: recordHash(row!) })
      .where(isAccepted);
    const files = await packed();
    const papers = ['certificates/01 accepted.pdf', 'certificates/02 entered.pdf'];
    const [accepted, entered, summary] = await Promise.all(
      [...papers, 'CPD summary.pdf'].map((path) => pdfText(files[path] ?? new Uint8Array())),
    );
    expect(accepted).toContain('Certificate of professional development');
    expect(entered).toContain('Record of professional development');
    expect(summary).toMatch(/accepted .* Yes .*entered .* No/s);
  });

  test('has the summary, the table, evidence in order and certificates, under names that every system takes', async () => {
    await record('b', { title: 'Über/../etc: “hands”?', source: 'event' });
    await evidence('b', 'Scan.PDF');
    await record('a', { title: '=1+1' });
    await evidence('a', 'photo.png');
    await evidence('a', 'photo.png');
    const files = await packed();
    expect(Object.keys(files)).toEqual([
      'CPD summary.pdf',
      'records.csv',
      'evidence/01 Über .. etc “hands” – Scan.pdf',
      'evidence/02 =1+1 – photo.png',
      'evidence/02 =1+1 – photo (2).png',
      'certificates/01 Über .. etc “hands”.pdf',
      'manifest.json',
      'CHECKSUMS.sha256',
    ]);
    expect(strFromU8(files['CPD summary.pdf']?.subarray(0, 5) ?? new Uint8Array())).toBe('%PDF-');
    const table = strFromU8(files['records.csv'] ?? new Uint8Array());
    expect(table).toContain(`"02","'=1+1"`);
    const { body } = await preview();
    const previewed = body.records.flatMap(({ files: own, certificate }) => [
      ...own.map(({ path }) => path),
      certificate,
    ]);
    const inPack = Object.keys(files).filter((path) => path.includes('/'));
    expect(previewed.filter((path) => path !== null).toSorted()).toEqual(inPack.toSorted());
    expect(body.records.map(({ lacksEvidence }) => lacksEvidence)).toEqual([false, false]);
  });

  test('is checked by an ordinary sha256sum', async () => {
    await record('checked', { title: 'Checked – ‘twice’' });
    await evidence('checked');
    const files = await packed();
    const folder = mkdtempSync(join(tmpdir(), 'pack-'));
    try {
      for (const [path, bytes] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), bytes);
      }
      const checked = execFileSync('sha256sum', ['-c', 'CHECKSUMS.sha256'], { cwd: folder, encoding: 'utf8' });
      const lines = checked.trim().split('\n');
      expect(lines).toHaveLength(Object.keys(files).length - 1);
      expect(lines.every((line) => line.endsWith(': OK'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('is the same, byte for byte, as long as nothing is changed', async () => {
    await record('same', { source: 'course' });
    await evidence('same');
    const path = `/api/cpd/period/${params.id}/pack/download`;
    const first = await bytesOf(path);
    server.clock.pass(3 * day);
    const second = await bytesOf(path);
    expect(createHash('sha256').update(second).digest('hex')).toBe(createHash('sha256').update(first).digest('hex'));
    await server.db.update(cpdRecords).set({ title: 'other' }).where(eq(cpdRecords.id, 'same'));
    expect(await bytesOf(path)).not.toEqual(first);
  });

  test('gives out nothing while it is only looked at', async () => {
    await record('looked', { source: 'event' });
    const given = async () => (await server.db.select().from(certificates)).length;
    const before = await given();
    const { body } = await preview();
    expect(body.records[0]?.certificate).toBe('certificates/01 looked.pdf');
    expect(await given()).toBe(before);
  });

  test.each([
    ['as it is', () => ({})],
    ['as it stood on a day', () => ({ asOf: today() })],
  ])('is looked at a page at a time, %s, each record with its place in the whole', async (_, queryNow) => {
    const completedAt = server.clock.now();
    for (const id of ['page c', 'page a', 'page b']) await record(id, { completedAt });
    await record('page first', { completedAt: new Date(completedAt.getTime() - 60_000), source: 'event' });
    await evidence('page c');
    const query = queryNow();
    const { body: whole } = await preview(query);
    expect(whole).toMatchObject({ recordsCount: 4, lackingCount: 2, hasRemoved: false, nextCursor: null });
    expect([whole.filesCount, whole.bytes]).toEqual([
      whole.records.flatMap(({ files, certificate }) => [...files, ...(certificate === null ? [] : [certificate])])
        .length,
      whole.records.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0),
    ]);
    const pages: (typeof whole)['records'] = [];
    for (let after: string | null = ''; after !== null;) {
      const place: { after?: string } = after === '' ? {} : { after };
      const { status, body }: { status: number; body: HandlerReply<typeof packs.records> } = await server.call(
        'member',
        packs.records,
        { params, query: { ...query, ...place, pageSize: 3 } },
      );
      expect(status).toBe(200);
      pages.push(...body.records);
      after = body.nextCursor;
    }
    expect(pages).toEqual(whole.records);
    expect(pages.map(({ number, title }) => [number, title])).toEqual([
      ['01', 'page first'],
      ['02', 'page a'],
      ['03', 'page b'],
      ['04', 'page c'],
    ]);
  });

  test('has what is finished alone, and says what nothing proves', async () => {
    await record('bare');
    await record('begun', { completedAt: null });
    const { body } = await preview();
    expect(body.records.map(({ title, lacksEvidence }) => [title, lacksEvidence])).toEqual([['bare', true]]);
  });

  test('is made of as much as one member may keep, and refused in words where it has more', async () => {
    await record('heavy');
    const file = await evidence('heavy');
    const weighing = (bytes: number) => server.db.update(assets).set({ bytes }).where(eq(assets.id, file));
    await weighing(limits.pack.bytes);
    expect((await preview()).body.excess).toBeNull();
    expect(Object.keys(await packed())).toContain('evidence/01 heavy – file.png');
    await weighing(limits.pack.bytes + 1);
    expect((await preview()).body.excess).toBe('bytes');
    const answer = await server.call('member', packs.download, { params, query: {} });
    expect([answer.status, answer.body.message]).toEqual([413, expect.stringContaining('1 GB')]);
  });

  test('is cut off where evidence cannot be read, and never looks whole', async () => {
    await record('lost');
    const file = await evidence('lost');
    await server.db
      .update(assets)
      .set({ hash: 'f'.repeat(64) })
      .where(eq(assets.id, file));
    const Authorization = `Bearer ${await server.tokenOf('member')}`;
    const answer = await server.fetch(`/api/cpd/period/${params.id}/pack/download`, { headers: { Authorization } });
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});

describe('the pack of an earlier day', () => {
  test('tells how things stood at its end, whatever became of them since', async () => {
    await record('edited', { title: 'As it was', minutes: 60 });
    await record('deleted', { title: 'Deleted since' });
    await record('gone', { title: 'Gone for good' });
    const then = today();
    server.clock.pass(2 * day);
    const now = server.clock.now();
    await server.db
      .update(cpdRecords)
      .set({ title: 'Changed', minutes: 600, updatedAt: now })
      .where(eq(cpdRecords.id, 'edited'));
    await server.call('member', cpd.removeRecord, { params: { id: 'deleted' } });
    await server.db.delete(cpdRecords).where(eq(cpdRecords.id, 'gone'));
    await record('later', { title: 'Came later' });
    const before = manifestIn(await packed(then));
    expect([before.asOf, before.completed]).toEqual([then, 3]);
    expect(before.records.map(({ title, amount }) => [title, amount])).toEqual([
      ['As it was', 1],
      ['Deleted since', 1],
      ['Gone for good', 1],
    ]);
    expect(manifestIn(await packed()).records.map(({ title }) => title)).toEqual(['Changed', 'Came later']);
    const summary = (await packed(then))['CPD summary.pdf'];
    expect(summary?.byteLength).toBeGreaterThan(1000);
  });

  test('names evidence that was removed since, and has it no more', async () => {
    await record('proved');
    const file = await evidence('proved');
    const then = today();
    server.clock.pass(day);
    const { body } = await server.call('member', cpd.record, { params: { id: 'proved' } });
    const { title, minutes, completedDate, revision, category } = body;
    await server.call('member', cpd.editRecord, {
      params: { id: 'proved' },
      body: { title, minutes, category, completedDate: completedDate ?? '', revision, removedAttachmentIds: [file] },
    });
    const files = await packed(then);
    const [own] = manifestIn(files).records;
    expect(own?.evidence).toMatchObject([{ path: null, name: 'file.png', isRemoved: true }]);
    expect(own?.evidence[0]?.sha256).toMatch(/^[\da-f]{64}$/);
    expect(Object.keys(files).filter((path) => path.startsWith('evidence/'))).toEqual([]);
    expect((await preview({ asOf: then })).body.records[0]).toMatchObject({ lacksEvidence: true });
    expect((await preview({ asOf: then })).body.records[0]?.files[0]?.isRemoved).toBe(true);
  });

  test('has the certificate that held then, though it does no longer', async () => {
    await record('certified', { source: 'event' });
    await packed();
    const then = today();
    server.clock.pass(2 * day);
    await server.db
      .update(cpdRecords)
      .set({ minutes: 30, updatedAt: server.clock.now() })
      .where(eq(cpdRecords.id, 'certified'));
    const now = manifestIn(await packed()).records[0]?.certificate?.number;
    const before = manifestIn(await packed(then)).records[0]?.certificate?.number;
    expect([typeof before, typeof now, before === now]).toEqual(['string', 'string', false]);
  });

  test('of a record that was taken back begins again, and the states before stay', async () => {
    await record('back', { title: 'Back' });
    const first = today();
    server.clock.pass(day);
    await server.call('member', cpd.removeRecord, { params: { id: 'back' } });
    const without = today();
    server.clock.pass(day);
    await server.call('member', cpd.restoreRecord, { params: { id: 'back' } });
    const titlesOn = async (asOf: string) => (await preview({ asOf })).body.records.map(({ title }) => title);
    expect([await titlesOn(first), await titlesOn(without), await titlesOn(today())]).toEqual([['Back'], [], ['Back']]);
  });

  test('is judged by the rules, leaves and name of that day, whatever they are since', async () => {
    await record('judged');
    const then = today();
    const { pack } = rulesOf(server.deps);
    const since = new Date(server.clock.now().getTime() - 100 * day);
    await server.db.insert(cpdRuleVersions).values({ since, pack: { ...pack, requiredMinutes: 600 } });
    server.clock.pass(2 * day);
    const now = server.clock.now();
    await keepRules(server.deps, now);
    await keepRules(server.deps, now);
    expect(await server.db.select().from(cpdRuleVersions)).toHaveLength(2);
    const quarter = { firstDay: '2026-03-01', lastDay: '2026-05-31' };
    await server.db.insert(cpdLeaves).values({ ...quarter, id: 'away', personId: 'member', createdAt: now });
    await server.db.update(people).set({ lastName: 'Renamed' }).where(eq(people.id, 'member'));
    // The triggers go by the clock of the database.
    await server.db.update(cpdPersonVersions).set({ until: now });
    const holderAndRequired = async (asOf?: string) => {
      const { holder, required } = manifestIn(await packed(asOf));
      return [holder, required];
    };
    expect(await holderAndRequired(then)).toEqual(['member Test', 10]);
    expect(await holderAndRequired()).toEqual(['member Renamed', 15]);
    expect(await holderAndRequired(today())).toEqual(['member Renamed', 15]);
    await server.db.delete(cpdLeaves);
    await server.db.update(people).set({ lastName: 'Test' }).where(eq(people.id, 'member'));
    await server.db.delete(cpdRuleVersions);
    await server.db.delete(cpdPersonVersions);
  });

  test('has goals and reflection as they stood, whatever became of them since', async () => {
    await record('planned');
    const write = async (title: string) => {
      const { body } = await server.call('member', goals.add, { params, body: { title, by: '2026-11-30' } });
      return { id: body.goalId };
    };
    const [remaining, gone] = [await write('Ask first'), await write('Read a drawing')];
    await server.call('member', goals.reflect, { params, body: { text: 'As it was.', revision: 0 } });
    const then = today();
    server.clock.pass(2 * day);
    await server.call('member', goals.reach, { params: remaining, body: { isReached: true } });
    await server.call('member', goals.remove, { params: gone });
    await server.call('member', goals.reflect, { params, body: { text: 'Written anew.', revision: 1 } });
    await write('Came later');
    const planOf = async (asOf?: string) => {
      const { plan } = manifestIn(await packed(asOf));
      return [plan?.goals.map(({ title, reachedAt }) => [title, reachedAt !== null]), plan?.reflection];
    };
    expect(await planOf(then)).toEqual([
      [
        ['Ask first', false],
        ['Read a drawing', false],
      ],
      'As it was.',
    ]);
    const now = [
      [
        ['Ask first', true],
        ['Came later', false],
      ],
      'Written anew.',
    ];
    expect([await planOf(today()), await planOf()]).toEqual([now, now]);
    const before = await pdfText(Buffer.from((await packed(then))['CPD summary.pdf'] ?? []));
    expect(before).toMatch(/Read a drawing[^]*As it was\./);
    expect(before).not.toMatch(/Came later|Written anew/);
  });

  test('says so where goals and reflection were not kept yet, and has none', async () => {
    await record('early');
    await server.call('member', goals.reflect, { params, body: { text: 'Too early.', revision: 0 } });
    const then = today();
    server.clock.pass(2 * day);
    await server.db.insert(cpdHistoryStarts).values({ id: 2, at: server.clock.now() });
    const hasPlanOn = async (asOf: string) => (await preview({ asOf })).body.hasPlan;
    expect([await hasPlanOn(then), await hasPlanOn(today())]).toEqual([false, true]);
    const files = await packed(then);
    expect(manifestIn(files).plan).toBeNull();
    expect(await pdfText(Buffer.from(files['CPD summary.pdf'] ?? []))).toContain(
      'Goals and reflection of this time were not kept.',
    );
    await server.db.delete(cpdHistoryStarts);
  });

  test('is of no day to come, and of none before versions were kept', async () => {
    await record('known');
    const tomorrow = new Date(server.clock.now().getTime() + 2 * day).toISOString().slice(0, 10);
    expect((await preview({ asOf: tomorrow })).status).toBe(400);
    await server.db.insert(cpdHistoryStarts).values({ id: 1, at: server.clock.now() });
    const { body } = await preview();
    expect(body.exactSince).toBe((await preview({ asOf: body.exactSince ?? '' })).body.asOf);
    const early = await preview({ asOf: '2026-01-01' });
    expect([early.status, early.body.field]).toEqual([400, 'query.asOf']);
    await server.db.delete(cpdHistoryStarts);
  });

  test('is read from states that nobody rewrites, and that go with the account', async () => {
    await record('stays');
    const own = eq(cpdRecordVersions.recordId, 'stays');
    await expect(server.db.update(cpdRecordVersions).set({ isDeleted: true }).where(own)).rejects.toThrow();
    await expect(server.db.delete(cpdRecordVersions).where(own)).rejects.toThrow();
    await server.call('member', goals.reflect, { params, body: { text: 'It stays.', revision: 0 } });
    const planned = eq(cpdPlanVersions.personId, 'member');
    await expect(server.db.update(cpdPlanVersions).set({ isDeleted: true }).where(planned)).rejects.toThrow();
    await expect(server.db.delete(cpdPlanVersions).where(planned)).rejects.toThrow();
    let left: unknown[] = [{}];
    const deleting = server.db.transaction(async (tx) => {
      await tx.delete(people).where(eq(people.id, 'member'));
      left = [
        ...(await tx.select().from(cpdRecordVersions).where(eq(cpdRecordVersions.personId, 'member'))),
        ...(await tx.select().from(cpdPlanVersions).where(planned)),
      ];
      tx.rollback();
    });
    await expect(deleting).rejects.toThrow();
    expect(left).toEqual([]);
  });
});

describe('the pack of what was submitted', () => {
  test('is as it was then, for its member and for staff, who are written down', async () => {
    await record('submitted', { title: 'Submitted', source: 'event' });
    await evidence('submitted');
    const { caseId } = await askInAudit(server, 'member');
    await server.call('member', goals.reflect, { params, body: { text: 'As submitted.', revision: 0 } });
    await submitAudit(server, 'member', caseId);
    await server.call('member', goals.reflect, { params, body: { text: 'Changed since.', revision: 1 } });
    await server.db.update(cpdRecords).set({ title: 'Changed' }).where(eq(cpdRecords.id, 'submitted'));
    const own = await bytesOf(`/api/user/cpd/audit/${caseId}/pack`);
    await server.db.delete(cpdRecords).where(eq(cpdRecords.id, 'submitted'));
    const ofStaff = await bytesOf(`/api/admin/cpd/audit-case/${caseId}/pack`, 'admin');
    expect(ofStaff).toEqual(own);
    const files = unzipSync(own);
    expect(Object.keys(files).slice(0, 4)).toEqual([
      'CPD summary.pdf',
      'records.csv',
      'evidence/01 Submitted – file.png',
      'certificates/01 Submitted.pdf',
    ]);
    expect(manifestIn(files).submittedAt).not.toBeNull();
    expect(manifestIn(files).plan).toEqual({ goals: [], reflection: 'As submitted.' });
    expect(await pdfText(Buffer.from(files['CPD summary.pdf'] ?? []))).toContain('As submitted.');
    const trail = await server.db.select().from(cpdAuditTrail).where(eq(cpdAuditTrail.kind, 'packTaken'));
    expect(trail.map(({ actorId, personId }) => [actorId, personId])).toEqual([['admin', 'member']]);
  });

  test('is there for nobody else, and not before something is submitted', async () => {
    const { caseId } = await askInAudit(server, 'member');
    const of = { params: { id: caseId } };
    const replies = [
      await server.call('member', packs.submitted, of),
      await server.call('admin', packs.submitted, of),
      await server.call('other', packs.submitted, of),
      await server.call('member', packs.ofCase, of),
      await server.call('admin', packs.ofCase, of),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
