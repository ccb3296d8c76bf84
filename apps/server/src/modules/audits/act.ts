import { type CaseAction, caseActionRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import type { CaseCall, CaseRow } from './access.ts';
import { holdAudit, lockCase } from './act.writes.ts';

/** Nobody else changes the case until the transaction ends, nor is the audit closed meanwhile. */
export async function beginAct(tx: Db, action: CaseAction, revision: number, call: CaseCall): Promise<CaseRow> {
  const { auditCase, audit } = call.facts;
  const current = await holdAudit(tx, audit.id);
  const row = await lockCase(tx, auditCase.id);
  const locked = found(row);
  const actor = personOf(call);
  const facts = { ...locked, auditStatus: found(current).status };
  refuse(caseActionRefusal(action, facts, { actor, revision, isImpersonated: actor.impersonator !== null }));
  return locked;
}
