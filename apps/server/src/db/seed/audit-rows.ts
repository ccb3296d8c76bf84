import { alwaysThere, auditContentsAt, daysAfter, dayIn, periodAt, periodBefore, rulePacks } from '@portal/rules';
import type { World } from '@portal/demo/world';
import { inArray } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { assets, cpdAuditCases, cpdAudits, cpdAuditSubmissions, cpdAuditTrail, cpdRecords } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';

type Audit = World['audits'][number];
type Case = Audit['cases'][number];

/** What the demo world's organisation asks. */
const [pack, zone] = [rulePacks['ot-board'], 'Australia/Sydney'];

/** Audits of CPD with what was submitted in them, once records and files are there. */
export async function seedAudits(db: Db, { audits, demoAccounts }: World, at: MomentOf): Promise<void> {
  const staff = demoAccounts[3]?.personId ?? null;
  await insertRows(
    db,
    cpdAudits,
    audits.map((audit) => auditRow(audit, at)),
  );
  const cases = audits.flatMap((audit) => audit.cases.map((one) => ({ audit, one })));
  await insertRows(
    db,
    cpdAuditCases,
    cases.map(({ audit, one }) => caseRow(audit, one, at)),
  );
  for (const { audit, one } of cases) await seedSubmissions(db, { audit, one, staff }, at);
  const trailEntries = cases.flatMap(({ audit, one }) => trailEntriesOf(audit, one, staff, at));
  const begun = audits.map(({ id, createdMinutesAgo }) => {
    return { auditId: id, personId: null, kind: 'created' as const, at: at(createdMinutesAgo), actorId: staff };
  });
  await insertRows(
    db,
    cpdAuditTrail,
    [...begun, ...trailEntries].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
}

function periodOf({ periodsAgo }: Audit, now: Date) {
  let period = periodAt(pack, zone, now);
  for (let count = 0; count < periodsAgo; count += 1) period = periodBefore(pack, zone, period);
  return period;
}

function auditRow(audit: Audit, at: MomentOf): typeof cpdAudits.$inferInsert {
  const { firstDay, lastDay } = periodOf(audit, at(0));
  const size = audit.cases.length;
  const filter = { records: 'any', includesLapsed: false, leavesOutAsked: true } as const;
  return {
    ...{ id: audit.id, name: audit.name, firstDay, lastDay },
    dueOn: daysAfter(dayIn(at(0), zone), audit.dueInDays),
    status: audit.isClosed ? 'closed' : 'open',
    selection: audit.sample === null ? { kind: 'named', size } : { kind: 'sample', size, filter, ...audit.sample },
    createdAt: at(audit.createdMinutesAgo),
  };
}

function caseRow({ id: auditId }: Audit, one: Case, at: MomentOf): typeof cpdAuditCases.$inferInsert {
  const { id, personId, status, submissions } = one;
  const last = submissions.at(-1);
  return {
    ...{ id, auditId, personId, status },
    dueOn: daysAfter(dayIn(at(0), zone), one.dueInDays),
    submissions: submissions.length,
    submittedAt: last === undefined ? null : at(last.minutesAgo),
  };
}

interface Seeded {
  audit: Audit;
  one: Case;
  staff: string | null;
}

async function seedSubmissions(db: Db, { audit, one, staff }: Seeded, at: MomentOf): Promise<void> {
  for (const [index, { minutesAgo, note, decision }] of one.submissions.entries()) {
    const id = `${one.id}-${index + 1}`;
    const contents = await contentsOf(db, id, { audit, one, staff }, at);
    const [first] = contents.records;
    const remark = decision?.remarkOnFirst ?? '';
    await db.insert(cpdAuditSubmissions).values({
      ...{ id, note, contents, caseId: one.id, number: index + 1, submittedAt: at(minutesAgo) },
      decision: decision?.kind ?? null,
      decidedAt: decision === null ? null : at(decision.minutesAgo),
      decidedBy: decision === null ? null : staff,
      reason: decision?.reason ?? '',
      remarks: remark === '' || first === undefined ? [] : [{ cpdId: first.cpdId, text: remark }],
    });
  }
}

/** Everything of the period, with copies of its files. */
async function contentsOf(db: Db, submissionId: string, { audit, one }: Seeded, at: MomentOf) {
  const records = await db
    .select()
    .from(cpdRecords)
    .where(inArray(cpdRecords.personId, [one.personId]));
  const files = await db
    .select()
    .from(assets)
    .where(
      inArray(
        assets.ownerId,
        records.map(({ id }) => id),
      ),
    );
  const copyOf = (id: string) => id.replace(/^asset-/, `asset-${submissionId}-`);
  const evidenceOf = (recordId: string) =>
    files.filter(({ ownerId }) => ownerId === recordId).map(({ id, name }) => ({ id: copyOf(id), name }));
  const all = records.map((record) => ({ ...record, evidence: evidenceOf(record.id) }));
  const contents = auditContentsAt(
    all,
    { pack, zone, period: periodOf(audit, at(0)), person: alwaysThere, written: null },
    at(0),
  );
  const submitted = new Set(contents.records.flatMap(({ evidence }) => evidence.map(({ id }) => id)));
  const copies = files.map((file) => ({
    ...file,
    id: copyOf(file.id),
    ownerKind: 'cpdAudit' as const,
    ownerId: submissionId,
  }));
  await insertRows(
    db,
    assets,
    copies.filter(({ id }) => submitted.has(id)),
  );
  return contents;
}

function trailEntriesOf({ id: auditId }: Audit, { personId, submissions }: Case, staff: string | null, at: MomentOf) {
  return submissions.flatMap(({ minutesAgo, decision }) => {
    const submitted = { auditId, personId, kind: 'submitted' as const, at: at(minutesAgo), actorId: personId };
    if (decision === null) return [submitted];
    return [submitted, { ...submitted, kind: decision.kind, at: at(decision.minutesAgo), actorId: staff }];
  });
}
