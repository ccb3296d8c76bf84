import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { closeRefusal, dayIn, dueRefusal, remarksRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import type { AuditCall, CaseCall, CaseRow } from './access.ts';
import { beginAct } from './act.ts';
import { changeCase } from './act.writes.ts';
import { queueAuditMails } from './audit-mails.writes.ts';
import { caseReply } from './case-list.ts';
import { submissionsOf } from './submissions.queries.ts';
import { allSubmitted, submittedIds } from './submitted-records.queries.ts';
import { shownSubmission } from './submitted-records.ts';
import { keepTrail } from './trail.ts';
import { rulesOf } from '../cpd/index.ts';
import { confirmRecords } from './confirm-records.writes.ts';
import { caseRow, undecidedIn } from './decide.queries.ts';
import { closeAudit, decideSubmission, type Decision, lockAudit } from './decide.writes.ts';

type Audits = typeof contract.audits;
type Changed = Promise<{ revision: number }>;

/** What was submitted, and nothing else of the member. */
export async function caseDetail(call: CaseCall): Promise<HandlerReply<Audits['caseById']>> {
  const { db, deps, facts, now } = call;
  const { id, name, firstDay, lastDay, status } = facts.audit;
  const row = await caseRow(db, facts.auditCase.id);
  return {
    ...caseReply(found(row), facts.audit, dayIn(now, deps.profile.timeZone)),
    audit: { auditId: id, name, period: { firstDay, lastDay }, status },
    submissions: await submissionsOf(db, facts.auditCase.id),
    contents: await shownSubmission(call),
  };
}

export function accept(revision: number, call: CaseCall): Changed {
  return call.db.transaction(async (tx) => {
    const auditCase = await beginAct(tx, 'accept', revision, call);
    await decide(tx, auditCase, { decision: 'accepted' }, call);
    await confirmRecords(tx, auditCase, await allSubmitted(tx, auditCase.id), rulesOf(call.deps));
    return changeCase(tx, auditCase, { status: 'accepted' });
  });
}

export function giveBack(
  { revision, reason, remarks, dueOn }: HandlerInput<Audits['return']>['body'],
  call: CaseCall,
): Changed {
  return call.db.transaction(async (tx) => {
    const auditCase = await beginAct(tx, 'return', revision, call);
    refuse(dueRefusal(dueOn, dayIn(call.now, call.deps.profile.timeZone)));
    refuse(remarksRefusal(remarks, await submittedIds(tx, auditCase.id)));
    await decide(tx, auditCase, { decision: 'returned', reason, remarks }, call);
    return changeCase(tx, auditCase, { status: 'returned', dueOn });
  });
}

async function decide(tx: Db, { id, submissions, auditId, personId }: CaseRow, decision: Decision, call: CaseCall) {
  await decideSubmission(tx, { deciderId: personOf(call).id, caseId: id, decision, number: submissions }, call.now);
  await keepTrail(tx, { auditId, personId, kind: decision.decision }, call);
  const kind = decision.decision === 'accepted' ? 'auditAccepted' : 'auditReturned';
  await queueAuditMails(tx, kind, [{ id, personId }], { occasion: String(submissions), now: call.now });
}

export function extend({ revision, dueOn }: HandlerInput<Audits['extend']>['body'], call: CaseCall): Changed {
  return call.db.transaction(async (tx) => {
    const auditCase = await beginAct(tx, 'extend', revision, call);
    refuse(dueRefusal(dueOn, dayIn(call.now, call.deps.profile.timeZone)));
    const { auditId, personId } = auditCase;
    await keepTrail(tx, { auditId, personId, dueOn, kind: 'extended' }, call);
    await queueAuditMails(tx, 'auditExtended', [auditCase], { occasion: `${dueOn} ${revision}`, now: call.now });
    return changeCase(tx, auditCase, { dueOn });
  });
}

export function close(read: number, call: AuditCall): Changed {
  const { id } = call.facts.audit;
  return call.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, id);
    refuse(closeRefusal(found(audit), { revision: read, undecided: await undecidedIn(tx, id) }));
    const revision = read + 1;
    await closeAudit(tx, id, revision);
    await keepTrail(tx, { auditId: id, kind: 'closed' }, call);
    return { revision };
  });
}
