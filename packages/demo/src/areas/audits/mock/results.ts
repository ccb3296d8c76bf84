import type { MockCall } from '../../../mock/mock-call.ts';
import type { AuditResult } from '@portal/rules';
import type { MockAudit } from '../state.ts';
import { caseReply } from './audit-reply.ts';

export function resultsOf(audit: MockAudit, call: Pick<MockCall, 'state' | 'now'>): AuditResult[] {
  const cases = call.state.auditCases.values().filter(({ auditId }) => auditId === audit.id);
  return cases.map((one) => {
    const [last] = one.submissions;
    const { name, memberNumber, status, dueOn, isOverdue } = caseReply(one, audit, call);
    return {
      ...{ name, memberNumber, status, dueOn, isOverdue },
      email: call.state.people.get(one.personId)?.email ?? '',
      submittedAt: last === undefined ? null : new Date(last.submittedAt),
      submissions: one.submissions.length,
      completedHours: last?.contents.completedHours ?? null,
      requiredHours: last?.contents.requiredHours ?? null,
      decidedBy: last?.decidedBy ?? null,
      reason: last?.reason ?? '',
    };
  });
}
