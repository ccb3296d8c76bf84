import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { audits } = contract;

export function auditsSequences({ world, admin }: Subjects): Sequence[] {
  // Priya's records are written by her alone, and no other case changes them.
  const priya = world.demoAccounts[2]?.personId ?? '';
  return [{ title: 'an audit from its beginning to its end', run: (target) => auditRuns(target, admin, priya) }];
}

async function auditRuns(target: ConformanceTarget, admin: string, member: string): Promise<void> {
  const whom = { kind: 'named', personIds: [member] };
  const { periods } = await replyTo(target, audits.options, {}, admin);
  const body = { name: 'From end to end', periodId: periods[1]?.periodId ?? '', dueOn: '2199-12-31', whom };
  const { id } = await replyTo(target, audits.create, { body }, admin);
  const audit = { params: { id } };
  const { cases } = await replyTo(target, audits.cases, audit, admin);
  const one = { params: { id: cases[0]?.caseId ?? '' } };
  const caseNow = () => replyTo(target, audits.caseById, one, admin);
  expectSame((await caseNow()).contents, null, 'before anything is submitted');
  const submit = async (note: string) => {
    const { revision, fingerprint, contents } = await replyTo(target, audits.own, one, member);
    await replyTo(target, audits.submit, { ...one, body: { revision, fingerprint, note } }, member);
    return contents;
  };
  const shown = await submit('All of it.');
  const submitted = await caseNow();
  const summaryOf = (contents: typeof shown | null) =>
    contents?.records.map(({ cpdId, title, evidence }) => [cpdId, title, evidence.map(({ name }) => name)]);
  expectSame(summaryOf(submitted.contents), summaryOf(shown), 'what was shown is what is submitted');
  expectSame(await idsBy(target, audits.caseRecords, one, admin), idsIn(submitted.contents), 'its records by pages');
  const remarks = submitted.contents?.records.slice(0, 1).map(({ cpdId }) => ({ cpdId, text: 'Why?' })) ?? [];
  const returned = { revision: submitted.revision, reason: 'Say more.', remarks, dueOn: '2199-12-30' };
  await replyTo(target, audits.return, { ...one, body: returned }, admin);
  const own = await replyTo(target, audits.own, one, member);
  expectSame(await idsBy(target, audits.ownRecords, one, member), idsIn(own.contents), 'own records by pages');
  expectSame(
    [own.status, own.dueOn, own.submissions[0]?.reason, own.submissions[0]?.remarks, own.submissions[0]?.decidedBy],
    ['returned', '2199-12-30', 'Say more.', remarks, null],
    'what the member is told',
  );
  await submit('');
  await replyTo(target, audits.accept, { ...one, body: { revision: (await caseNow()).revision } }, admin);
  const { counts, revision } = await replyTo(target, audits.byId, audit, admin);
  expectSame(counts, { asked: 0, submitted: 0, returned: 0, accepted: 1, overdue: 0 }, 'the counts');
  await replyTo(target, audits.close, { ...audit, body: { revision } }, admin);
  const { entries } = await replyTo(target, audits.trail, audit, admin);
  expectSame(
    entries.map(({ kind }) => kind),
    ['closed', 'accepted', 'submitted', 'returned', 'submitted', 'created'],
    'the trail',
  );
  expectSame((await replyTo(target, audits.own, one, member)).isWanted, false, 'once it is closed');
}

const idsIn = (contents: { records: { cpdId: string }[] } | null) => contents?.records.map(({ cpdId }) => cpdId);

/** All of them, one after the other. */
async function idsBy(
  target: ConformanceTarget,
  endpoint: typeof audits.caseRecords | typeof audits.ownRecords,
  one: { params: { id: string } },
  as: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { pageSize: 1, ...(after === undefined ? {} : { after }) };
    const { records, nextCursor } = await replyTo(target, endpoint, { ...one, query }, as);
    ids.push(...records.map(({ cpdId }) => cpdId));
    after = nextCursor;
  }
  return ids;
}
