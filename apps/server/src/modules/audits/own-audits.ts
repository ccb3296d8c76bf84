import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput, HandlerReply, OwnAudit } from '@portal/api/contract';
import { auditFingerprint, changedContents, dayIn, isOverdue, isWanted } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { AuditRow, CaseCall, CaseRow } from './access.ts';
import { beginAct } from './act.ts';
import { changeCase } from './act.writes.ts';
import { shownNow } from './case-records.ts';
import { recordedIn, recordedNow } from './contents.ts';
import { papersOf } from './papers.ts';
import { submissionsOf } from './submissions.queries.ts';
import { shownSubmission } from './submitted-records.ts';
import { keepTrail } from './trail.ts';
import { insertSubmission, withCopies } from './own-audits.writes.ts';
import { auditsOf } from './own-audits.queries.ts';

type Audits = typeof contract.audits;

export async function ownAudits(call: Call): Promise<HandlerReply<Audits['mine']>> {
  const rows = await auditsOf(call.db, personOf(call).id);
  return { audits: rows.map((row) => reply(row, call)) };
}

/** What would be submitted as long as something is wanted, then what was. */
export async function ownAudit(call: CaseCall): Promise<HandlerReply<Audits['own']>> {
  const { auditCase } = call.facts;
  const own = reply(call.facts, call);
  const submissions = await submissionsOf(call.db, auditCase.id);
  const base = {
    ...own,
    revision: auditCase.revision,
    submissions: submissions.map((one) => ({ ...one, decidedBy: null })),
  };
  const submitted = own.isWanted ? null : await shownSubmission(call);
  if (submitted !== null) return { ...base, contents: submitted, fingerprint: null };
  const { contents, fingerprint } = await shownNow(call);
  return { ...base, contents, fingerprint: own.isWanted ? fingerprint : null };
}

/** Keeps what the member has seen, with copies of its files: nothing that becomes of the records becomes of it. */
export async function submit(
  { revision, fingerprint, note }: HandlerInput<Audits['submit']>['body'],
  call: CaseCall,
): Promise<{ revision: number }> {
  return call.db.transaction(async (tx) => {
    const auditCase = await beginAct(tx, 'submit', revision, call);
    const { contents, rows, standing } = await recordedNow(tx, recordedIn(call), call);
    if ((await auditFingerprint(contents)) !== fingerprint) refuse(changedContents);
    const [id, number] = [randomUUID(), auditCase.submissions + 1];
    await insertSubmission(tx, {
      ...{ id, number, note },
      caseId: auditCase.id,
      submittedAt: call.now,
      contents: await withCopies(tx, contents, id),
      papers: await papersOf(tx, { personId: auditCase.personId, rows, standing }, call),
    });
    const { auditId, personId } = auditCase;
    await keepTrail(tx, { auditId, personId, kind: 'submitted' }, call);
    return changeCase(tx, auditCase, { status: 'submitted', submissions: number, submittedAt: call.now });
  });
}

function reply({ auditCase, audit }: { auditCase: CaseRow; audit: AuditRow }, { deps, now }: Call): OwnAudit {
  const { id, status, dueOn, submittedAt } = auditCase;
  const { name, firstDay, lastDay } = audit;
  return {
    caseId: id,
    ...{ name, status, dueOn },
    period: { firstDay, lastDay },
    isOverdue: isOverdue({ status, dueOn, auditStatus: audit.status }, dayIn(now, deps.profile.timeZone)),
    isWanted: isWanted(status, audit.status),
    submittedAt: submittedAt?.toISOString() ?? null,
  };
}
