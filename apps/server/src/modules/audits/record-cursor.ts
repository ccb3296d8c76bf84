import type { AuditedRecord } from '@portal/api/contract';
import * as z from 'zod';
import { type Cursor, keyText, moment } from '../../http/cursor.ts';
import type { CaseCall } from './access.ts';

export interface RecordsPage {
  records: AuditedRecord[];
  nextCursor: string | null;
}

/** In what was submitted: the number of the submission, and how many of its records come before. */
const submittedPlace = z.object({ number: z.int(), from: z.int() });
/** In what is recorded: the last record before. */
const recordedPlace = z.object({ completedDate: moment, cpdId: keyText });
const keysetShape = z.union([submittedPlace, recordedPlace]);

export type SubmittedPlace = z.output<typeof submittedPlace>;
export type RecordedPlace = z.output<typeof recordedPlace>;

/** Places in the records of a case. */
export function recordCursor({ deps, facts: { auditCase } }: CaseCall): Cursor<z.output<typeof keysetShape>> {
  return deps.cursors(`records of the audit case ${auditCase.id}`, keysetShape);
}
