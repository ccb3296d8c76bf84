import { auditResultsCsv, dayIn, isOverdue } from '@portal/rules';
import type { AuditCall } from './access.ts';
import { keepTrail } from './trail.ts';
import { resultsOf } from './results.queries.ts';

/** How far each member has come, of which an audit has no more than some hundred. Who took it is kept. */
export async function takeResults(call: AuditCall): Promise<Blob> {
  const { db, deps, facts, now, headers } = call;
  const { audit } = facts;
  const rows = await resultsOf(db, audit.id);
  await keepTrail(db, { auditId: audit.id, kind: 'resultsTaken' }, call);
  const today = dayIn(now, deps.profile.timeZone);
  const results = rows.map(({ auditCase, ...row }) => ({
    ...row,
    ...auditCase,
    isOverdue: isOverdue({ ...auditCase, auditStatus: audit.status }, today),
  }));
  headers.set('Content-Disposition', 'attachment; filename="audit.csv"');
  return new Blob([auditResultsCsv(results)], { type: 'text/csv; charset=utf-8' });
}
