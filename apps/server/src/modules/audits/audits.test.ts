import { contract, type HandlerReply } from '@portal/api/contract';
import { dayIn, sampleOf } from '@portal/rules';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assets, cpdAuditCases, cpdGoals, cpdAuditTrail, cpdRecords, people } from '../../db/schema/index.ts';
import { seedFile } from '../../testing/files.ts';
import { askInAudit, submitAudit, submittedAudit } from '../../testing/test-audits.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetUnownedFiles } from '../files/index.ts';

const { audits, cpd } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.pass(60_000);
  await server.db.delete(cpdRecords).where(eq(cpdRecords.personId, 'member'));
});

async function record(id: string): Promise<string> {
  const now = server.clock.now();
  const own = { id, personId: 'member', title: id, category: 'interactive', minutes: 60, source: 'own' as const };
  await server.db
    .insert(cpdRecords)
    .values({ ...own, completedAt: now, timeZone: 'Australia/Sydney', createdAt: now, updatedAt: now });
  return seedFile(server, { ownerKind: 'cpdRecord', ownerId: id }, 'member');
}

const caseBy = (as: string, id: string) => server.call(as, audits.caseById, { params: { id } });

/** All records of a case, by pages. */
async function pagesOf(
  as: string,
  endpoint: typeof audits.caseRecords | typeof audits.ownRecords,
  id: string,
  first = '',
) {
  const titles: string[] = [];
  for (let after: string | null = first; after !== null;) {
    const query: { pageSize: number; after?: string } = { pageSize: 500, ...(after === '' ? {} : { after }) };
    const { status, body }: { status: number; body: HandlerReply<typeof audits.caseRecords> } = await server.call(
      as,
      endpoint,
      { params: { id }, query },
    );
    expect(status).toBe(200);
    titles.push(...body.records.map(({ title }) => title));
    after = body.nextCursor;
  }
  return titles;
}

test('an audit and a pack take as many records as somebody may have in a period, and what is submitted is whole', async () => {
  const now = server.clock.now();
  const completedAt = new Date('2026-03-01T02:00:00Z');
  const many = Array.from({ length: 1200 }, (_, at) => ({
    ...{
      id: `many-${at}`,
      personId: 'member',
      title: `Record ${at}`,
      category: '',
      minutes: 1,
      source: 'own' as const,
    },
    ...{ completedAt, timeZone: 'Australia/Sydney', createdAt: now, updatedAt: now },
  }));
  await server.db.insert(cpdRecords).values(many);
  const { caseId: id } = await askInAudit(server, 'member');
  const titles = many.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ title }) => title);
  const { contents: seen } = (await server.call('member', audits.own, { params: { id } })).body;
  expect([seen.records.length, seen.recordsCount, seen.filesCount]).toEqual([100, 1200, 0]);
  expect(seen.records.map(({ title }) => title)).toEqual(titles.slice(0, 100));
  expect(await pagesOf('member', audits.ownRecords, id)).toEqual(titles);
  expect(await pagesOf('member', audits.ownRecords, id, seen.nextCursor ?? '')).toEqual(titles.slice(100));
  await submitAudit(server, 'member', id);
  const { contents } = (await caseBy('admin', id)).body;
  expect([contents?.records.length, contents?.recordsCount]).toEqual([100, 1200]);
  expect(await pagesOf('admin', audits.caseRecords, id)).toEqual(titles);
  expect(await pagesOf('member', audits.ownRecords, id)).toEqual(titles);
  expect(await pagesOf('admin', audits.caseRecords, id, contents?.nextCursor ?? '')).toEqual(titles.slice(100));
  const pack = await server.call('member', contract.packs.preview, { params: { id: '2026-11-30' }, query: {} });
  expect([pack.status, pack.body.recordsCount, pack.body.lackingCount]).toEqual([200, 1200, 1200]);
  const ofDay = { params: { id: '2026-11-30' }, query: { asOf: dayIn(now, 'Australia/Sydney') } };
  const then = (await server.call('member', contract.packs.preview, ofDay)).body;
  expect([then.recordsCount, then.lackingCount]).toEqual([1200, 1200]);
});

describe('what was submitted', () => {
  test('has goals and reflection with it, as they were, and the member looks again where they change', async () => {
    const period = { params: { id: '2026-11-30' } };
    const goal = { title: 'Ask first', why: '', by: '2026-11-30', category: '', minutes: null };
    await server.call('member', contract.goals.add, { ...period, body: goal });
    const { caseId } = await askInAudit(server, 'member');
    const params = { id: caseId };
    const { body: seen } = await server.call('member', audits.own, { params });
    expect(seen.contents.plan).toMatchObject({ goals: [{ title: 'Ask first', reachedDate: null }], reflection: '' });
    await server.call('member', contract.goals.reflect, { ...period, body: { text: 'I asked.', revision: 0 } });
    const body = { revision: seen.revision, fingerprint: seen.fingerprint ?? '', note: '' };
    expect((await server.call('member', audits.submit, { params, body })).status).toBe(412);
    await submitAudit(server, 'member', caseId);
    await server.db.delete(cpdGoals).where(eq(cpdGoals.personId, 'member'));
    const { contents } = (await caseBy('admin', caseId)).body;
    expect(contents?.plan).toMatchObject({ goals: [{ title: 'Ask first' }], reflection: 'I asked.' });
  });

  test('stays as it was when the records are changed and deleted, with its evidence', async () => {
    await record('kept');
    const id = await submittedAudit(server, 'member');
    const { body: before } = await caseBy('admin', id);
    await server.db.update(cpdRecords).set({ title: 'changed' }).where(eq(cpdRecords.id, 'kept'));
    await server.db.delete(cpdRecords).where(eq(cpdRecords.id, 'kept'));
    server.clock.pass(3 * 86_400_000);
    await forgetUnownedFiles(server.deps, server.clock.now());
    const { body: after } = await caseBy('admin', id);
    expect(after.contents).toEqual(before.contents);
    expect(after.contents?.records.map(({ title }) => title)).toEqual(['kept']);
    const file = after.contents?.records[0]?.evidence[0]?.id ?? '';
    expect((await server.call('admin', audits.evidence, { params: { id: file } })).status).toBe(200);
  });

  test('is all that staff read of a member: neither other records nor their evidence', async () => {
    await record('submitted');
    const id = await submittedAudit(server, 'member');
    const later = await record('later');
    const { body } = await caseBy('admin', id);
    expect(body.contents?.records.map(({ cpdId }) => cpdId)).toEqual(['submitted']);
    const replies = [
      await server.call('admin', audits.evidence, { params: { id: later } }),
      await server.call('admin', cpd.attachment, { params: { id: later } }),
      await server.call('admin', cpd.record, { params: { id: 'submitted' } }),
      await server.call('admin', audits.own, { params: { id } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('is read to its end as it was begun, though something else is submitted meanwhile', async () => {
    await record('first');
    await record('second');
    const id = await submittedAudit(server, 'member');
    const page = (after?: string) => {
      const query = { pageSize: 1, ...(after === undefined ? {} : { after }) };
      return server.call('admin', audits.caseRecords, { params: { id }, query });
    };
    const { body: begun } = await page();
    const returned = { revision: 1, reason: 'Say more.', remarks: [], dueOn: '2199-12-31' };
    await server.call('admin', audits.return, { params: { id }, body: returned });
    await server.db.update(cpdRecords).set({ title: 'changed' }).where(eq(cpdRecords.personId, 'member'));
    await submitAudit(server, 'member', id);
    const { body: further } = await page(begun.nextCursor ?? '');
    expect([...begun.records, ...further.records].map(({ title }) => title)).toEqual(['first', 'second']);
    expect((await page()).body.records.map(({ title }) => title)).toEqual(['changed']);
  });

  test('is what the member has seen: a record that came meanwhile is shown first', async () => {
    const { caseId } = await askInAudit(server, 'member');
    const params = { id: caseId };
    const { body: seen } = await server.call('member', audits.own, { params });
    await record('meanwhile');
    const body = { revision: seen.revision, fingerprint: seen.fingerprint ?? '', note: '' };
    expect((await server.call('member', audits.submit, { params, body })).status).toBe(412);
    await submitAudit(server, 'member', caseId);
    expect((await caseBy('admin', caseId)).body.contents?.records).toHaveLength(1);
  });

  test.each<[string, Partial<typeof cpdRecords.$inferInsert>]>([
    ['title', { title: '1:x2:yz' }],
    ['category', { category: 'Brought along' }],
    ['presenter', { presenter: 'Zoë “Ω” 😀' }],
    ['domain', { domain: 'a\nb' }],
    ['day', { completedAt: new Date('2026-03-01T02:00:00.123Z') }],
    ['time zone', { timeZone: 'Australia/Perth' }],
    ['length', { minutes: 61 }],
    ['source', { source: 'import' }],
    ['what was learned', { learned: 'Ask \\ first' }],
    ['what will be done', { plan: '{"a":1}' }],
  ])('is what the member has seen: another %s is shown first, and submitted as it is then', async (_, changes) => {
    await record('seen');
    const { caseId } = await askInAudit(server, 'member');
    const params = { id: caseId };
    const { body: seen } = await server.call('member', audits.own, { params });
    await server.db.update(cpdRecords).set(changes).where(eq(cpdRecords.id, 'seen'));
    const body = { revision: seen.revision, fingerprint: seen.fingerprint ?? '', note: '' };
    expect((await server.call('member', audits.submit, { params, body })).status).toBe(412);
    const { body: again } = await server.call('member', audits.own, { params });
    const submitted = await server.call('member', audits.submit, {
      params,
      body: { ...body, fingerprint: again.fingerprint ?? '' },
    });
    expect(submitted.status).toBe(200);
  });

  test('is what the member has seen: a file that came meanwhile is shown first', async () => {
    await record('proved');
    const { caseId } = await askInAudit(server, 'member');
    const params = { id: caseId };
    const { body: seen } = await server.call('member', audits.own, { params });
    expect([seen.contents.recordsCount, seen.contents.filesCount]).toEqual([1, 1]);
    await seedFile(server, { ownerKind: 'cpdRecord', ownerId: 'proved' }, 'member');
    const body = { revision: seen.revision, fingerprint: seen.fingerprint ?? '', note: '' };
    expect((await server.call('member', audits.submit, { params, body })).status).toBe(412);
    await submitAudit(server, 'member', caseId);
    expect((await caseBy('admin', caseId)).body.contents).toMatchObject({ recordsCount: 1, filesCount: 2 });
  });

  test('opens by no address of files, and evidence that staff open is written down', async () => {
    await record('opened');
    const id = await submittedAudit(server, 'member');
    const file = (await caseBy('admin', id)).body.contents?.records[0]?.evidence[0]?.id ?? '';
    const Authorization = `Bearer ${await server.tokenOf('member')}`;
    const byAddress = await server.fetch(`/api/content/assets/${file}`, { headers: { Authorization } });
    expect(byAddress.status).toBe(404);
    await server.call('admin', audits.evidence, { params: { id: file } });
    const [last] = await server.db.select().from(cpdAuditTrail).orderBy(desc(cpdAuditTrail.id)).limit(1);
    expect([last?.kind, last?.actorId, last?.personId]).toEqual(['evidenceOpened', 'admin', 'member']);
  });
});

test('what is accepted is confirmed, for as long as it says what was submitted', async () => {
  for (const id of ['stays', 'changed', 'deleted']) await record(id);
  const id = await submittedAudit(server, 'member');
  await record('later');
  const set = (cpdId: string, values: Partial<typeof cpdRecords.$inferInsert>) =>
    server.db.update(cpdRecords).set(values).where(eq(cpdRecords.id, cpdId));
  await set('changed', { minutes: 600 });
  await set('deleted', { deletedAt: server.clock.now() });
  expect((await server.call('admin', audits.accept, { params: { id }, body: { revision: 1 } })).status).toBe(200);
  await set('deleted', { deletedAt: null });
  const confirmations = async () => {
    const ids = ['stays', 'changed', 'deleted', 'later'];
    const replies = await Promise.all(ids.map((one) => server.call('member', cpd.record, { params: { id: one } })));
    return replies.map(({ body }) => body.isConfirmed);
  };
  expect(await confirmations()).toEqual([true, false, false, false]);
  expect((await server.call('member', cpd.badge, { params: { id: 'stays' } })).status).toBe(200);
  await set('stays', { title: 'Doctor of Medicine' });
  expect(await confirmations()).toEqual([false, false, false, false]);
  expect((await server.call('member', cpd.badge, { params: { id: 'stays' } })).status).toBe(409);
  await set('stays', { title: 'stays' });
  expect(await confirmations()).toEqual([true, false, false, false]);
});

test('of two who decide at once the second is told, and what they decided is written once', async () => {
  const id = await submittedAudit(server, 'member');
  const params = { id };
  const body = { revision: 1 };
  const returned = { ...body, reason: 'Say more.', remarks: [], dueOn: '2199-12-31' };
  const answers = await Promise.all([
    server.call('admin', audits.accept, { params, body }),
    server.call('admin', audits.return, { params, body: returned }),
    server.call('admin', audits.accept, { params, body }),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
  const { submissions } = (await caseBy('admin', id)).body;
  expect(submissions.map(({ decision }) => decision)).toHaveLength(1);
});

test('an audit is not closed while somebody waits for a decision, who could then neither get one nor submit again', async () => {
  const { auditId, caseId } = await askInAudit(server, 'member');
  await submitAudit(server, 'member', caseId);
  const close = () => server.call('admin', audits.close, { params: { id: auditId }, body: { revision: 0 } });
  const refused = await close();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'One member has submitted and not been answered. Accept or return what they submitted, then close the audit.',
  ]);
  await server.call('admin', audits.accept, { params: { id: caseId }, body: { revision: 1 } });
  expect((await close()).status).toBe(200);
});

test('nobody decides about their own records', async () => {
  const id = await submittedAudit(server, 'admin');
  const answer = await server.call('admin', audits.accept, { params: { id }, body: { revision: 1 } });
  expect([answer.status, answer.body.message]).toEqual([403, 'Somebody else decides about your own records.']);
});

test('a sample is drawn as the rules draw it, so that anybody draws it again from its seed', async () => {
  const filter = { records: 'any', includesLapsed: false, leavesOutAsked: false } as const;
  const whom = { kind: 'sample', size: 4, seed: 'a seed', filter } as const;
  const body = { name: 'Sample', periodId: '2025-11-30', dueOn: '2199-12-31', whom };
  const { body: made } = await server.call('admin', audits.create, { body });
  const { body: audit } = await server.call('admin', audits.byId, { params: { id: made.id } });
  const selected = await server.db
    .select({ id: cpdAuditCases.personId })
    .from(cpdAuditCases)
    .where(eq(cpdAuditCases.auditId, made.id));
  const members = await server.db
    .select({ id: people.id })
    .from(people)
    .where(sql`'Member' = any(${people.contactTypes})`);
  const ids = members.map(({ id }) => id);
  expect(audit.selection).toMatchObject({ of: ids.length, size: 4, seed: 'a seed' });
  expect(selected.map(({ id }) => id).toSorted()).toEqual((await sampleOf(ids, 'a seed', 4)).toSorted());
});

test('whom an audit has asked about a period before is left out of the next sample of it', async () => {
  const filter = { records: 'any', includesLapsed: false } as const;
  const people = async (leavesOutAsked: boolean) =>
    (
      await server.call('admin', audits.candidates, {
        body: { periodId: '2026-11-30', filter: { ...filter, leavesOutAsked } },
      })
    ).body.people;
  const before = await people(true);
  await askInAudit(server, 'outsider');
  expect([await people(true), await people(false)]).toEqual([before - 1, await people(false)]);
});

test('what was done in an audit can be neither changed nor deleted, and outlives an account', async () => {
  const { auditId } = await askInAudit(server, 'removed');
  const row = { auditId, at: server.clock.now(), kind: 'reminded' as const, personId: 'removed' };
  const [stored] = await server.db.insert(cpdAuditTrail).values(row).returning();
  const isIt = eq(cpdAuditTrail.id, stored?.id ?? 0);
  await expect(server.db.update(cpdAuditTrail).set({ kind: 'closed' }).where(isIt)).rejects.toThrow();
  await expect(server.db.update(cpdAuditTrail).set({ personId: 'admin' }).where(isIt)).rejects.toThrow();
  await expect(server.db.delete(cpdAuditTrail).where(isIt)).rejects.toThrow();
  await server.db.delete(people).where(eq(people.id, 'removed'));
  expect(await server.db.select().from(cpdAuditTrail).where(isIt)).toEqual([{ ...stored, personId: null }]);
});

test('an account that is deleted takes its submissions and their files along', async () => {
  const id = await submittedAudit(server, 'other');
  await server.db.delete(people).where(eq(people.id, 'other'));
  expect((await caseBy('admin', id)).status).toBe(404);
  server.clock.pass(3 * 86_400_000);
  await forgetUnownedFiles(server.deps, server.clock.now());
  expect(await server.db.select().from(assets).where(eq(assets.uploadedBy, 'other'))).toEqual([]);
});

test('the results are a table whose cells run nothing', async () => {
  await server.db.update(people).set({ firstName: '=HYPERLINK("x")' }).where(eq(people.id, 'waiting'));
  const { auditId } = await askInAudit(server, 'waiting', { dueOn: '2020-01-01' });
  const answer = await server.fetch(`/api/admin/cpd/audit/${auditId}/results.csv`, {
    headers: { Authorization: `Bearer ${await server.tokenOf('admin')}` },
  });
  const table = await answer.text();
  expect(table).toContain(`"'=HYPERLINK(""x"") Test"`);
  expect(table).toContain('"asked","2020-01-01","yes"');
});

test('the list of an audit and a case cost at most three statements', async () => {
  await record('counted');
  const { auditId, caseId } = await askInAudit(server, 'member');
  await submitAudit(server, 'member', caseId);
  const statementsOf = async (work: () => Promise<unknown>) => {
    const before = server.statements.length;
    await work();
    return server.statements.slice(before).filter((text) => /cpd_audit|cpd_records/.test(text)).length;
  };
  expect(await statementsOf(() => server.call('admin', audits.query, { body: {} }))).toBe(1);
  expect(await statementsOf(() => server.call('admin', audits.cases, { params: { id: auditId } }))).toBeLessThan(4);
  expect(await statementsOf(() => server.call('member', audits.mine))).toBe(1);
});
