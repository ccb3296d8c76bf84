import type { AuditCase, contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { dayIn, isOverdue } from '@portal/api/rules';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { fullName } from '../../db/fragments.ts';
import { cpdAuditCases, cpdAudits, people } from '../../db/schema/index.ts';
import { keyText, paged } from '../../http/cursor.ts';
import type { AuditCall, AuditRow, CaseRow } from './access.ts';
import { isOverdueCase } from './case-columns.queries.ts';

type Cases = typeof contract.audits.cases;

const sortName = sql<string>`lower(${people.lastName} || ' ' || ${people.firstName})`;
const keysetShape = z.tuple([keyText, keyText]);

export const caseColumns = {
  auditCase: cpdAuditCases,
  name: fullName(people),
  memberNumber: people.memberNum,
};

/** The members of an audit by name: an audit has no more than some hundred. */
export async function listCases(
  { show, pageSize, after }: HandlerInput<Cases>['query'],
  { db, deps, facts: { audit }, now }: AuditCall,
): Promise<HandlerReply<Cases>> {
  const cursor = deps.cursors(`members of the audit ${audit.id}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const today = dayIn(now, deps.profile.timeZone);
  const rows = await selectCases(db)
    .where(
      and(
        eq(cpdAuditCases.auditId, audit.id),
        isShown(show, today),
        keyset === null ? undefined : sql`(${sortName}, ${cpdAuditCases.id}) > (${keyset[0]}, ${keyset[1]})`,
      ),
    )
    .orderBy(asc(sortName), asc(cpdAuditCases.id))
    .limit(pageSize + 1);
  const page = paged(rows, pageSize, (row) => [row.sortName, row.auditCase.id], cursor);
  return { cases: page.rows.map((row) => caseReply(row, audit, today)), nextCursor: page.nextCursor };
}

function selectCases(db: Db) {
  return db
    .select({ ...caseColumns, sortName })
    .from(cpdAuditCases)
    .innerJoin(cpdAudits, eq(cpdAudits.id, cpdAuditCases.auditId))
    .innerJoin(people, eq(people.id, cpdAuditCases.personId));
}

function isShown(show: HandlerInput<Cases>['query']['show'], today: string): SQL | undefined {
  if (show === undefined) return undefined;
  return show === 'overdue' ? isOverdueCase(today) : eq(cpdAuditCases.status, show);
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
