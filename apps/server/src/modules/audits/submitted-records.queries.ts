import type { AuditContents, AuditedRecord } from '@portal/api/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditSubmissions } from '../../db/schema/index.ts';
import type { SubmittedPlace } from './record-cursor.ts';

const { contents, number, caseId } = cpdAuditSubmissions;

const records = sql`${contents} -> 'records'`;

const recordsCount = sql<number>`jsonb_array_length(${records})`;

/** All of what was submitted last, for whoever accepts it. */
export async function allSubmitted(db: Db, auditCaseId: string): Promise<AuditContents['records']> {
  const [row] = await db
    .select({ all: sql<AuditContents['records']>`${records}` })
    .from(cpdAuditSubmissions)
    .where(eq(caseId, auditCaseId))
    .orderBy(desc(number))
    .limit(1);
  return row?.all ?? [];
}

/** Those that can be remarked on. */
export async function submittedIds(db: Db, auditCaseId: string): Promise<{ cpdId: string }[]> {
  const [row] = await db
    .select({ ids: sql<string[]>`jsonb_path_query_array(${contents}, '$.records[*].cpdId')` })
    .from(cpdAuditSubmissions)
    .where(eq(caseId, auditCaseId))
    .orderBy(desc(number))
    .limit(1);
  return (row?.ids ?? []).map((cpdId) => ({ cpdId }));
}

function recordsFrom(from: number, size: number): SQL<AuditedRecord[]> {
  const span = sql`jsonb_build_object('first', ${from}::int, 'last', ${from + size - 1}::int)`;
  return sql`jsonb_path_query_array(${contents}, 'lax $.records[$first to $last]', ${span})`;
}

export async function lastSubmission(db: Db, auditCaseId: string, size: number) {
  const [row = null] = await db
    .select({
      number,
      recordsCount,
      facts: sql<Omit<AuditContents, 'records'>>`${contents} - 'records'`,
      filesCount: sql<number>`(select coalesce(sum(jsonb_array_length(one -> 'evidence')), 0)::int from jsonb_array_elements(${records}) one)`,
      records: recordsFrom(0, size),
    })
    .from(cpdAuditSubmissions)
    .where(eq(caseId, auditCaseId))
    .orderBy(desc(number))
    .limit(1);
  return row;
}

export async function submittedPage(
  db: Db,
  { auditCaseId, from, size, place }: { auditCaseId: string; from: number; size: number; place: SubmittedPlace | null },
) {
  const [row] = await db
    .select({ number, recordsCount, records: recordsFrom(from, size) })
    .from(cpdAuditSubmissions)
    .where(and(eq(caseId, auditCaseId), place === null ? undefined : eq(number, place.number)))
    .orderBy(desc(number))
    .limit(1);
  return row;
}
