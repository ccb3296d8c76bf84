import { pageSizes, type ShownContents } from '@portal/api/contract';
import type { CaseCall } from './access.ts';
import { recordCursor, type RecordsPage, type SubmittedPlace } from './record-cursor.ts';
import { lastSubmission, submittedPage } from './submitted-records.queries.ts';

/** What was submitted last, with the first of its records: of what may be long the database gives no more. Null: nothing yet. */
export async function shownSubmission(call: CaseCall): Promise<ShownContents | null> {
  const { auditCase } = call.facts;
  const size = pageSizes.auditRecords;
  const row = await lastSubmission(call.db, auditCase.id, size);
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
  const row = await submittedPage(call.db, { auditCaseId: call.facts.auditCase.id, from, size, place });
  if (row === undefined) return { records: [], nextCursor: null };
  return { records: row.records, nextCursor: cursorAfter(from + size, row, call) };
}

function cursorAfter(
  next: number,
  { number: of, recordsCount: all }: { number: number; recordsCount: number },
  call: CaseCall,
): string | null {
  return next < all ? recordCursor(call).pack({ number: of, from: next }) : null;
}
