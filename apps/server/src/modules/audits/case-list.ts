import type { AuditCase, HandlerInput, HandlerReply } from '@portal/api/contract';
import { dayIn, isOverdue } from '@portal/rules';
import * as z from 'zod';
import { keyText, paged } from '../../http/cursor.ts';
import type { AuditCall, AuditRow, CaseRow } from './access.ts';
import { type Cases, casesOf } from './case-list.queries.ts';
const keysetShape = z.tuple([keyText, keyText]);

/** The members of an audit by name: an audit has no more than some hundred. */
export async function listCases(
  { show, pageSize, after }: HandlerInput<Cases>['query'],
  { db, deps, facts: { audit }, now }: AuditCall,
): Promise<HandlerReply<Cases>> {
  const cursor = deps.cursors(`members of the audit ${audit.id}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const today = dayIn(now, deps.profile.timeZone);
  const rows = await casesOf(db, { auditId: audit.id, show, today, keyset, pageSize });
  const page = paged(rows, pageSize, (row) => [row.sortName, row.auditCase.id], cursor);
  return { cases: page.rows.map((row) => caseReply(row, audit, today)), nextCursor: page.nextCursor };
}

interface NamedCase {
  auditCase: CaseRow;
  name: string;
  memberNumber: string | null;
}

export function caseReply(
  { auditCase, name, memberNumber }: NamedCase,
  { status: auditStatus }: Pick<AuditRow, 'status'>,
  today: string,
): AuditCase {
  const { id, status, dueOn, submittedAt, revision } = auditCase;
  return {
    caseId: id,
    ...{ name, memberNumber, status, dueOn, revision },
    isOverdue: isOverdue({ status, dueOn, auditStatus }, today),
    submittedAt: submittedAt?.toISOString() ?? null,
  };
}
