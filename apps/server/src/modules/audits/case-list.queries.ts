import type { contract, HandlerInput } from '@portal/api/contract';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullName } from '../../db/fragments.ts';
import { cpdAuditCases, cpdAudits, people } from '../../db/schema/index.ts';
import { isOverdueCase } from './case-columns.queries.ts';

export type Cases = typeof contract.audits.cases;

const sortName = sql<string>`lower(${people.lastName} || ' ' || ${people.firstName})`;

export const caseColumns = {
  auditCase: cpdAuditCases,
  name: fullName(people),
  memberNumber: people.memberNum,
};

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

export function casesOf(
  db: Db,
  {
    auditId,
    show,
    today,
    keyset,
    pageSize,
  }: {
    auditId: string;
    show: 'accepted' | 'asked' | 'submitted' | 'returned' | 'overdue' | undefined;
    today: string;
    keyset: [string, string] | null;
    pageSize: number;
  },
) {
  return selectCases(db)
    .where(
      and(
        eq(cpdAuditCases.auditId, auditId),
        isShown(show, today),
        keyset === null ? undefined : sql`(${sortName}, ${cpdAuditCases.id}) > (${keyset[0]}, ${keyset[1]})`,
      ),
    )
    .orderBy(asc(sortName), asc(cpdAuditCases.id))
    .limit(pageSize + 1);
}
