/** An audit takes in what members submit until it is closed. */
export const auditStatuses = ['open', 'closed'] as const;

/** How far one member has come in an audit. */
export const caseStatuses = ['asked', 'submitted', 'returned', 'accepted'] as const;

/** Members of an audit by how far they have come, or those who are late. */
export const caseFilters = [...caseStatuses, 'overdue'] as const;

/** What was done in an audit. */
export const trailKinds = [
  'created',
  'submitted',
  'accepted',
  'returned',
  'extended',
  'reminded',
  'evidenceOpened',
  'packTaken',
  'resultsTaken',
  'closed',
] as const;

export type AuditStatus = (typeof auditStatuses)[number];
export type CaseStatus = (typeof caseStatuses)[number];
