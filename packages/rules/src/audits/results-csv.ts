import type { CaseStatus } from '@portal/api/rules';
import { csvLine } from '../csv-line.ts';

export interface AuditResult {
  name: string;
  memberNumber: string | null;
  email: string;
  status: CaseStatus;
  dueOn: string;
  isOverdue: boolean;
  submittedAt: Date | null;
  submissions: number;
  completedHours: number | null;
  requiredHours: number | null;
  decidedBy: string | null;
  reason: string;
}

const columns: readonly (readonly [title: string, valueOf: (one: AuditResult) => string])[] = [
  ['Name', ({ name }) => name],
  ['Member number', ({ memberNumber }) => memberNumber ?? ''],
  ['Email', ({ email }) => email],
  ['Status', ({ status }) => status],
  ['Due', ({ dueOn }) => dueOn],
  ['Overdue', (one) => (one.isOverdue ? 'yes' : 'no')],
  ['Submitted', ({ submittedAt }) => submittedAt?.toISOString() ?? ''],
  ['Submissions', ({ submissions }) => String(submissions)],
  ['Recorded', ({ completedHours }) => (completedHours === null ? '' : String(completedHours))],
  ['Required', ({ requiredHours }) => (requiredHours === null ? '' : String(requiredHours))],
  ['Decided by', ({ decidedBy }) => decidedBy ?? ''],
  ['Reason', ({ reason }) => reason],
];

/** How far each member of an audit has come; marked as UTF-8, and no cell of it is a formula. */
export function auditResultsCsv(results: readonly AuditResult[]): string {
  const rows = results.map((one) => csvLine(columns.map(([, valueOf]) => valueOf(one))));
  return `\uFEFF${csvLine(columns.map(([title]) => title))}${rows.join('')}`;
}
