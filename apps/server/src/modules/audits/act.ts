import { type CaseAction, caseActionRefusal } from '@portal/api/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { cpdAuditCases, cpdAudits } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import type { CaseCall, CaseRow } from './access.ts';

/** Nobody else changes the case until the transaction ends, nor is the audit closed meanwhile. */
export async function beginAct(tx: Db, action: CaseAction, revision: number, call: CaseCall): Promise<CaseRow> {
  const { auditCase, audit } = call.facts;
  const [current = null] = await tx
    .select({ status: cpdAudits.status })
    .from(cpdAudits)
    .where(eq(cpdAudits.id, audit.id))
    .for('share');
  const row = await lockedRow(tx, cpdAuditCases, auditCase.id);
  const locked = found(row);
  const actor = personOf(call);
  const facts = { ...locked, auditStatus: found(current).status };
  refuse(caseActionRefusal(action, facts, { actor, revision, isImpersonated: actor.impersonator !== null }));
  return locked;
}
