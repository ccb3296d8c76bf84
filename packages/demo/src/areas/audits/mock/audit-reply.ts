import {
  type AuditCase,
  type AuditCaseDetail,
  type AuditContents,
  type CpdAudit,
  type OwnAudit,
  type OwnAuditDetail,
  pageSizes,
  type ShownContents,
} from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { pageOf } from '../../../mock/pages.ts';
import { auditFingerprint, dayIn, isOverdue, isWanted, shownContents } from '@portal/rules';
import type { MockAudit, MockAuditCase, MockSubmission } from '../state.ts';
import type { CaseFacts } from './access.ts';
import { contentsNow } from './contents.ts';

type Around = Pick<MockCall, 'state' | 'now'>;

export function auditReply(audit: MockAudit, { state, now }: Around): CpdAudit {
  const { id, firstDay, lastDay, createdAt, ...rest } = audit;
  const cases = state.auditCases.values().filter(({ auditId }) => auditId === id);
  const count = (status: MockAuditCase['status']) => cases.filter((one) => one.status === status).length;
  return {
    auditId: id,
    name: rest.name,
    period: { firstDay, lastDay },
    dueOn: rest.dueOn,
    status: rest.status,
    selection: rest.selection,
    counts: {
      asked: count('asked'),
      submitted: count('submitted'),
      returned: count('returned'),
      accepted: count('accepted'),
      overdue: cases.filter((one) => isLate(one, audit, { state, now })).length,
    },
    createdAt: createdAt.toISOString(),
    revision: rest.revision,
  };
}

export function isLate(one: MockAuditCase, { status }: MockAudit, { state, now }: Around): boolean {
  return isOverdue({ ...one, auditStatus: status }, dayIn(now, state.timeZone));
}

export function caseReply(one: MockAuditCase, audit: MockAudit, around: Around): AuditCase {
  const person = around.state.people.get(one.personId);
  return {
    caseId: one.id,
    name: `${person?.firstName} ${person?.lastName}`,
    memberNumber: null,
    status: one.status,
    dueOn: one.dueOn,
    isOverdue: isLate(one, audit, around),
    submittedAt: one.submissions[0]?.submittedAt ?? null,
    revision: one.revision,
  };
}

export function caseDetail({ auditCase, audit }: CaseFacts, around: Around): AuditCaseDetail {
  const { id, name, firstDay, lastDay, status } = audit;
  const [last] = auditCase.submissions;
  return {
    ...caseReply(auditCase, audit, around),
    audit: { auditId: id, name, period: { firstDay, lastDay }, status },
    submissions: auditCase.submissions.map(withoutContents),
    contents: last === undefined ? null : shown(last.contents),
  };
}

/** A page of the records of contents. */
export function recordsPage(
  contents: AuditContents | undefined,
  paging: { pageSize: number; after?: string | undefined },
): Pick<ShownContents, 'records' | 'nextCursor'> {
  const { after, pageSize } = paging;
  const pageRequest = { page: 1, pageSize, ...(after === undefined ? {} : { after }) };
  const { items, nextCursor } = pageOf(contents?.records ?? [], ({ cpdId }) => cpdId, pageRequest);
  return { records: items, nextCursor };
}

function shown(contents: AuditContents): ShownContents {
  return shownContents(contents, recordsPage(contents, { pageSize: pageSizes.auditRecords }));
}

export function ownReply({ auditCase, audit }: CaseFacts, around: Around): OwnAudit {
  const { firstDay, lastDay } = audit;
  return {
    caseId: auditCase.id,
    name: audit.name,
    period: { firstDay, lastDay },
    status: auditCase.status,
    dueOn: auditCase.dueOn,
    isOverdue: isLate(auditCase, audit, around),
    isWanted: isWanted(auditCase.status, audit.status),
    submittedAt: auditCase.submissions[0]?.submittedAt ?? null,
  };
}

export async function ownDetail(facts: CaseFacts, around: Around): Promise<OwnAuditDetail> {
  const { auditCase } = facts;
  const own = ownReply(facts, around);
  const contents = ownContents(facts, around);
  return {
    ...own,
    revision: auditCase.revision,
    // Who has decided is not told: the organisation has.
    submissions: auditCase.submissions.map((one) => ({ ...withoutContents(one), decidedBy: null })),
    contents: shown(contents),
    fingerprint: own.isWanted ? await auditFingerprint(contents) : null,
  };
}

/** What would be submitted as long as something is wanted, then what was. */
export function ownContents(facts: CaseFacts, around: Around): AuditContents {
  const { auditCase, audit } = facts;
  const [last] = auditCase.submissions;
  const isNow = last === undefined || isWanted(auditCase.status, audit.status);
  return isNow ? contentsNow(facts, around) : last.contents;
}

function withoutContents({ contents: _, ...submission }: MockSubmission) {
  return { ...submission, remarks: [...submission.remarks] };
}
