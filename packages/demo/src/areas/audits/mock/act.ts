import type { Contract, HandlerInput } from '@portal/api/contract';
import { actorIdOf, type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { MockProblem, refuse } from '../../../mock/mock-problem.ts';
import {
  auditFingerprint,
  type CaseAction,
  caseActionRefusal,
  changedContents,
  dayIn,
  dueRefusal,
  isAsSubmitted,
  remarksRefusal,
} from '@portal/rules';
import { rulesOf } from '../../cpd/mock/periods.ts';
import { recordFingerprint } from '../../cpd/mock/record-reply.ts';
import type { MockAuditCase, MockSubmission } from '../state.ts';
import type { CaseFacts } from './access.ts';
import { contentsNow, frozen } from './contents.ts';
import { keepTrail } from './trail.ts';

type Audits = Contract['audits'];
type CaseCall = MockCall<CaseFacts>;

function begin(action: CaseAction, revision: number, call: CaseCall): void {
  const { auditCase, audit } = call.facts;
  const facts = { ...auditCase, auditStatus: audit.status, submissions: auditCase.submissions.length };
  const isImpersonated = actorIdOf(call) !== undefined;
  refuse(caseActionRefusal(action, facts, { actor: viewerOf(call), revision, isImpersonated }));
}

function change({ facts, state }: CaseCall, changes: Partial<MockAuditCase>): { revision: number } {
  const revision = facts.auditCase.revision + 1;
  state.auditCases.change(facts.auditCase.id, { ...changes, revision });
  return { revision };
}

export async function submit(
  { revision, fingerprint, note }: HandlerInput<Audits['submit']>['body'],
  call: CaseCall,
): Promise<{ revision: number }> {
  begin('submit', revision, call);
  const { auditCase } = call.facts;
  const contents = contentsNow(call.facts, call);
  if ((await auditFingerprint(contents)) !== fingerprint)
    throw new MockProblem(changedContents.code, changedContents.message);
  const number = auditCase.submissions.length + 1;
  const submission: MockSubmission = {
    ...{ number, note, decision: null, decidedAt: null, decidedBy: null, reason: '', remarks: [] },
    submittedAt: call.now.toISOString(),
    contents: frozen(contents, auditCase.id, number),
  };
  keepTrail({ auditId: auditCase.auditId, kind: 'submitted', personId: auditCase.personId }, call);
  return change(call, { status: 'submitted', submissions: [submission, ...auditCase.submissions] });
}

export function accept(revision: number, call: CaseCall): { revision: number } {
  begin('accept', revision, call);
  confirmRecords(call);
  return change(call, { status: 'accepted', submissions: decided({ decision: 'accepted' }, call) });
}

/** What was accepted is confirmed, where it still says what was submitted. */
function confirmRecords({ facts: { auditCase }, state }: CaseCall): void {
  const { pack } = rulesOf(state);
  for (const submitted of auditCase.submissions[0]?.contents.records ?? []) {
    const record = state.cpdRecords.get(submitted.cpdId);
    if (record === undefined || record.isDeleted || !isAsSubmitted(submitted, record, pack)) continue;
    state.cpdRecords.change(record.id, { acceptedAs: recordFingerprint(record) });
  }
}

export function giveBack(
  { revision, reason, remarks, dueOn }: HandlerInput<Audits['return']>['body'],
  call: CaseCall,
): { revision: number } {
  begin('return', revision, call);
  refuse(dueRefusal(dueOn, dayIn(call.now, call.state.timeZone)));
  refuse(remarksRefusal(remarks, call.facts.auditCase.submissions[0]?.contents.records ?? []));
  const submissions = decided({ decision: 'returned', reason, remarks }, call);
  return change(call, { status: 'returned', dueOn, submissions });
}

function decided(
  what: Pick<MockSubmission, 'decision'> & Partial<Pick<MockSubmission, 'reason' | 'remarks'>>,
  call: CaseCall,
): MockSubmission[] {
  const { auditCase } = call.facts;
  const { firstName, lastName } = viewerOf(call);
  const [last, ...before] = auditCase.submissions;
  if (what.decision !== null)
    keepTrail({ auditId: auditCase.auditId, kind: what.decision, personId: auditCase.personId }, call);
  const [decidedAt, decidedBy] = [call.now.toISOString(), `${firstName} ${lastName}`];
  return last === undefined ? [] : [{ ...last, ...what, decidedAt, decidedBy }, ...before];
}

export function extend(
  { revision, dueOn }: HandlerInput<Audits['extend']>['body'],
  call: CaseCall,
): { revision: number } {
  begin('extend', revision, call);
  refuse(dueRefusal(dueOn, dayIn(call.now, call.state.timeZone)));
  const { auditId, personId } = call.facts.auditCase;
  keepTrail({ auditId, kind: 'extended', personId, dueOn }, call);
  return change(call, { dueOn });
}
