import { userRoles } from '@portal/kit/access';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { auditRefusal } from '@portal/rules';
import type { OnAudit, OnAuditCase, OnAuditFile, OnOwnAudit } from '@portal/api/contract';
import type { MockAudit, MockAuditCase } from '../state.ts';

export interface AuditFacts {
  audit: MockAudit;
}

export interface CaseFacts extends AuditFacts {
  auditCase: MockAuditCase;
}

export function auditRule({ at }: OnAudit, { ids, state, person }: RuleCall): AuditFacts {
  refuse(auditRefusal(userRoles[person.role], state));
  const audit = state.audits.get(ids.at(at));
  if (audit === undefined) throw notFound();
  return { audit };
}

export function auditCaseRule({ at }: OnAuditCase, { ids, state, person }: RuleCall): CaseFacts {
  refuse(auditRefusal(userRoles[person.role], state));
  return caseOf(ids.at(at), state);
}

export function ownAuditRule({ at }: OnOwnAudit, { ids, state, person }: RuleCall): CaseFacts {
  const facts = caseOf(ids.at(at), state);
  if (facts.auditCase.personId !== person.id) throw notFound();
  return facts;
}

export function auditFileRule({ at }: OnAuditFile, { ids, state, person }: RuleCall) {
  const fileId = ids.at(at);
  for (const auditCase of state.auditCases.values()) {
    const records = auditCase.submissions.flatMap(({ contents }) => contents.records);
    const file = records.flatMap(({ evidence }) => evidence).find(({ id }) => id === fileId);
    if (file === undefined) continue;
    if (auditCase.personId !== person.id) refuse(auditRefusal(userRoles[person.role], state));
    return { file, ...caseOf(auditCase.id, state) };
  }
  throw notFound();
}

function caseOf(id: string, state: RuleCall['state']): CaseFacts {
  const auditCase = state.auditCases.get(id);
  const audit = state.audits.get(auditCase?.auditId ?? '');
  if (auditCase === undefined || audit === undefined) throw notFound();
  return { auditCase, audit };
}
