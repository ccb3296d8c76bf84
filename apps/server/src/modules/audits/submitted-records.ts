import { type AuditContents, type AuditedRecord, pageSizes, type ShownContents } from '@portal/api/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditSubmissions } from '../../db/schema/index.ts';
import type { CaseCall } from './access.ts';
import { recordCursor, type RecordsPage, type SubmittedPlace } from './record-cursor.ts';

const { contents, number, caseId } = cpdAuditSubmissions;
const records = sql`${contents} -> 'records'`;
const recordsCount = sql<number>`jsonb_array_length(${records})`;

/** What was submitted last, with the first of its records: of what may be long the database gives no more. Null: nothing yet. */
export async function shownSubmission(call: CaseCall): Promise<ShownContents | null> {
  const { auditCase } = call.facts;
  const size = pageSizes.auditRecords;
  const [row = null] = await call.db
    .select({
      number,
      recordsCount,
      facts: sql<Omit<AuditContents, 'records'>>`${contents} - 'records'`,
      filesCount: sql<number>`(select coalesce(sum(jsonb_array_length(one -> 'evidence')), 0)::int from jsonb_array_elements(${records}) one)`,
      records: recordsFrom(0, size),
    })
    .from(cpdAuditSubmissions)
    .where(eq(caseId, auditCase.id))
    .orderBy(desc(number))
    .limit(1);
  if (row === null) return null;
  const { facts, ...shown } = row;
  return { ...facts, ...shown, nextCursor: cursorAfter(size, row, call) };
}

/** A page of what was submitted last; it goes on in the submission in which it began. */
export async function submittedRecords(
  place: SubmittedPlace | null,
  size: number,
  call: CaseCall,
): Promise<RecordsPage> {
  const from = place?.from ?? 0;
  const [row] = await call.db
    .select({ number, recordsCount, records: recordsFrom(from, size) })
    .from(cpdAuditSubmissions)
    .where(and(eq(caseId, call.facts.auditCase.id), place === null ? undefined : eq(number, place.number)))
    .orderBy(desc(number))
    .limit(1);
  if (row === undefined) return { records: [], nextCursor: null };
  return { records: row.records, nextCursor: cursorAfter(from + size, row, call) };
}

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

function cursorAfter(
  next: number,
  { number: of, recordsCount: all }: { number: number; recordsCount: number },
  call: CaseCall,
): string | null {
  return next < all ? recordCursor(call).pack({ number: of, from: next }) : null;
}
