import type { Ids, OnAudit, OnAuditCase, OnAuditFile, OnOwnAudit } from '@portal/api/contract';
import { auditRefusal } from '@portal/api/rules';
import { and, eq } from 'drizzle-orm';
import { assets, cpdAuditCases, cpdAudits, cpdAuditSubmissions } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, notFound, refuse } from '../../http/problem.ts';

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
  const [audit = null] = await call.db
    .select()
    .from(cpdAudits)
    .where(eq(cpdAudits.id, ids.at(at)));
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
  const [row = null] = await call.db
    .select({ file: assets, auditCase: cpdAuditCases })
    .from(assets)
    .innerJoin(cpdAuditSubmissions, and(eq(assets.ownerKind, 'cpdAudit'), eq(cpdAuditSubmissions.id, assets.ownerId)))
    .innerJoin(cpdAuditCases, eq(cpdAuditCases.id, cpdAuditSubmissions.caseId))
    .where(eq(assets.id, ids.at(at)));
  const facts = found(row);
  const person = personOf(call);
  if (facts.auditCase.personId !== person.id) refuse(auditRefusal(person.role, call.deps.profile));
  return facts;
}

async function caseFacts(id: string, { db }: Call): Promise<CaseFacts> {
  const [row = null] = await db
    .select({ auditCase: cpdAuditCases, audit: cpdAudits })
    .from(cpdAuditCases)
    .innerJoin(cpdAudits, eq(cpdAudits.id, cpdAuditCases.auditId))
    .where(eq(cpdAuditCases.id, id));
  return found(row);
}
