import type { AuditCase, AuditCaseDetail, AuditSubmission, CpdAudit, OwnAuditDetail, ShownContents } from '@portal/api';

export const sampleContents: ShownContents = {
  recordsCount: 2,
  filesCount: 1,
  nextCursor: null,
  unit: 'hours',
  completedHours: 17.5,
  requiredHours: 20,
  isMet: false,
  plan: {
    goals: [
      { title: 'Splint with confidence', why: 'Two clients a week need it.', by: '2025-11-30', reachedDate: null },
    ],
    reflection: 'I ask before I splint.',
    goalsRequired: 1,
    asksReflection: true,
    isMet: true,
  },
  records: [
    {
      cpdId: 'r1',
      title: 'Splinting after extensor tendon repair',
      categoryName: 'Interactive',
      presenter: 'Dr Anneliese Hart',
      domain: 'Clinical skills',
      completedDate: '2025-03-12T06:30:00.000Z',
      timeZone: 'Australia/Sydney',
      hours: 3.5,
      minutes: 210,
      source: 'own',
      learned: 'Relative motion splints let people return to work two weeks earlier.',
      plan: 'Offer it to the next suitable client and measure at six weeks.',
      evidence: [{ id: 'f1', name: 'Certificate.pdf' }],
    },
    {
      cpdId: 'r2',
      title: 'Reading: goal setting with families',
      categoryName: 'Self-directed',
      presenter: '',
      domain: '',
      completedDate: '2025-06-02T02:00:00.000Z',
      timeZone: 'Australia/Sydney',
      hours: 14,
      minutes: 840,
      source: 'own',
      learned: '',
      plan: '',
      evidence: [],
    },
  ],
};

export const sampleAudit: CpdAudit = {
  auditId: 'a1',
  name: 'Annual audit',
  period: { firstDay: '2024-12-01', lastDay: '2025-11-30' },
  dueOn: '2026-12-11',
  status: 'open',
  selection: {
    kind: 'sample',
    of: 240,
    size: 6,
    seed: '7f3a91c4',
    filter: { records: 'any', includesLapsed: false, leavesOutAsked: true },
  },
  counts: { asked: 3, submitted: 2, returned: 1, accepted: 0, overdue: 1 },
  createdAt: '2026-11-11T01:00:00.000Z',
  revision: 0,
};

export const sampleAudits: CpdAudit[] = [
  sampleAudit,
  {
    ...sampleAudit,
    auditId: 'a2',
    name: 'Annual audit of the year before',
    period: { firstDay: '2023-12-01', lastDay: '2024-11-30' },
    dueOn: '2025-12-18',
    status: 'closed',
    selection: { kind: 'named', size: 1 },
    counts: { asked: 0, submitted: 0, returned: 0, accepted: 1, overdue: 0 },
  },
];

export const sampleSubmission: AuditSubmission = {
  number: 1,
  submittedAt: '2026-11-19T03:00:00.000Z',
  note: 'I was on leave from April to June.',
  decision: null,
  decidedAt: null,
  decidedBy: null,
  reason: '',
  remarks: [],
};

export const returnedSubmission: AuditSubmission = {
  ...sampleSubmission,
  decision: 'returned',
  decidedAt: '2026-11-20T03:00:00.000Z',
  reason: 'One record says nothing of what was learned. Please add a few words, and submit it again.',
  remarks: [{ cpdId: 'r2', text: 'What did you learn?' }],
};

const sampleCase: AuditCase = {
  caseId: 'c1',
  name: 'Tom Papadopoulos',
  memberNumber: '10482',
  status: 'submitted',
  dueOn: '2026-12-11',
  isOverdue: false,
  submittedAt: '2026-11-19T03:00:00.000Z',
  revision: 1,
};

export function sampleCaseDetail(changes: Partial<AuditCaseDetail> = {}): AuditCaseDetail {
  return {
    ...sampleCase,
    audit: { auditId: 'a1', name: 'Annual audit', period: sampleAudit.period, status: 'open' },
    submissions: [sampleSubmission],
    contents: sampleContents,
    ...changes,
  };
}

export function sampleOwnAudit(changes: Partial<OwnAuditDetail> = {}): OwnAuditDetail {
  return {
    caseId: 'c2',
    name: 'Annual audit',
    period: sampleAudit.period,
    status: 'asked',
    dueOn: '2026-12-11',
    isOverdue: false,
    isWanted: true,
    submittedAt: null,
    revision: 0,
    submissions: [],
    contents: sampleContents,
    fingerprint: 'fingerprint',
    ...changes,
  };
}
