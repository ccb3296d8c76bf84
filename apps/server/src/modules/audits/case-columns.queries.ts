import { type SQL, sql } from 'drizzle-orm';
import { cpdAuditCases, cpdAudits } from '../../db/schema/index.ts';

/** `isOverdue` of the rules, for a query of cases and their audits. */
export function isOverdueCase(today: string): SQL {
  const { status, dueOn } = cpdAuditCases;
  return sql`(${status} in ('asked', 'returned') and ${dueOn} < ${today} and ${cpdAudits.status} = 'open')`;
}
