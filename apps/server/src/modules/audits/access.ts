import type { Ids, OnAudit, OnAuditCase, OnAuditFile, OnOwnAudit } from '@portal/api/contract';
import { auditRefusal } from '@portal/rules';
import type { cpdAuditCases, cpdAudits } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, notFound, refuse } from '../../http/problem.ts';
import { auditById, caseById, submittedFile } from './audits.queries.ts';

export type AuditRow = typeof cpdAudits.$inferSelect;
export type CaseRow = typeof cpdAuditCases.$inferSelect;

interface AuditFacts {
  audit: AuditRow;
}

interface CaseFacts extends AuditFacts {
  auditCase: CaseRow;
}

export type AuditCall = Call<AuditFacts>;
export type CaseCall = Call<CaseFacts>;

export async function auditRule({ at }: OnAudit, ids: Ids, call: Call): Promise<AuditFacts> {
  refuse(auditRefusal(personOf(call).role, call.deps.profile));
  const audit = await auditById(call.db, ids.at(at));
  return { audit: found(audit) };
}

export async function auditCaseRule({ at }: OnAuditCase, ids: Ids, call: Call): Promise<CaseFacts> {
  refuse(auditRefusal(personOf(call).role, call.deps.profile));
  return caseFacts(ids.at(at), call);
}

export async function ownAuditRule({ at }: OnOwnAudit, ids: Ids, call: Call): Promise<CaseFacts> {
  const facts = await caseFacts(ids.at(at), call);
  if (facts.auditCase.personId !== personOf(call).id) throw notFound();
  return facts;
}

export async function auditFileRule({ at }: OnAuditFile, ids: Ids, call: Call) {
  const row = await submittedFile(call.db, ids.at(at));
  const facts = found(row);
  const person = personOf(call);
  if (facts.auditCase.personId !== person.id) refuse(auditRefusal(person.role, call.deps.profile));
  return facts;
}

async function caseFacts(id: string, { db }: Call): Promise<CaseFacts> {
  const row = await caseById(db, id);
  return found(row);
}
