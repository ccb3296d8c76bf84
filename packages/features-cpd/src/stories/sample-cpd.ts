import type { CpdOptions, CpdPeriod, CpdRecord, CpdRecordDetail, Enrolment } from '@portal/api';

export function sampleRecord(changes: Partial<CpdRecord> = {}): CpdRecord {
  return {
    cpdId: 'r1',
    title: 'Splinting after extensor tendon repair',
    categoryName: 'Interactive',
    presenter: 'Dr Anneliese Hart',
    domain: 'Clinical skills',
    completedDate: '2026-09-12T06:30:00.000Z',
    timeZone: 'Australia/Sydney',
    hours: 3.5,
    minutes: 210,
    attachments: [{ id: 'f1', name: 'Certificate.pdf' }],
    editUrl: '/cpd/records/r1',
    relatedEventId: null,
    source: 'own',
    withdrawnDate: null,
    correctedDate: null,
    isConfirmed: false,
    ...changes,
  };
}

export function sampleDetail(changes: Partial<CpdRecordDetail> = {}): CpdRecordDetail {
  return {
    ...sampleRecord(),
    category: 'interactive',
    learned: 'Relative motion splints let people return to work earlier.',
    plan: '',
    isLocked: false,
    revision: 0,
    ...changes,
  };
}

/** Of the Occupational Therapy Board: twenty hours from December to November, five of them with other people. */
export function samplePeriod(changes: Partial<CpdPeriod> = {}): CpdPeriod {
  return {
    cpdPeriodId: '2026-11-30',
    periodStartDate: '2025-11-30T13:00:00.000Z',
    periodEndDate: '2026-11-30T12:59:59.999Z',
    completedTotalHours: 14,
    minimumRequiredHours: 20,
    isCurrent: true,
    standing: {
      unit: 'hours',
      percent: 70,
      reducedFromHours: null,
      isMet: false,
      categories: [
        { id: 'interactive', name: 'Interactive', completedHours: 3.5, requiredHours: 5 },
        { id: 'self-directed', name: 'Self-directed', completedHours: 10.5, requiredHours: 0 },
      ],
      missing: [
        { kind: 'total', categoryName: null, hours: 6, by: '2026-11-30' },
        { kind: 'category', categoryName: 'Interactive', hours: 1.5, by: '2026-11-30' },
      ],
      isRolling: false,
      ahead: null,
      plan: {
        goals: 1,
        reached: 0,
        goalsRequired: 1,
        isReflected: false,
        asksReflection: true,
        isMet: false,
      },
      forecast: { hours: 14.5, isEnough: false },
    },
    recordsCount: 3,
    cpdRecords: [
      sampleRecord({
        cpdId: 'r0',
        title: 'Peer supervision group',
        completedDate: null,
        attachments: [],
        presenter: '',
      }),
      sampleRecord(),
      sampleRecord({ cpdId: 'r2', title: 'Hands on: wrist fractures', source: 'event', relatedEventId: 'e-001' }),
    ],
    nextCursor: null,
    ...changes,
  };
}

export const sampleOptions: CpdOptions = {
  unit: 'hours',
  unitMinutes: 60,
  categories: [
    { id: 'interactive', name: 'Interactive' },
    { id: 'self-directed', name: 'Self-directed' },
  ],
  takesOthers: true,
  timeZone: 'Australia/Sydney',
};

export function sampleEnrolment(changes: Partial<Enrolment> = {}): Enrolment {
  return {
    enrolmentId: 'en-1',
    status: 'Active',
    expiryDate: '2027-02-20',
    completionDate: null,
    loginUrl: 'https://learning.example/courses/1',
    courseCode: 'OT-101',
    course: { courseId: 'c1', courseName: 'Supervision for new supervisors', categoryName: 'Professional practice' },
    ...changes,
  };
}
