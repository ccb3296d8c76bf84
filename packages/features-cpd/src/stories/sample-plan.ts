import type { CpdGoal, CpdPlan } from '@portal/api';

export function sampleGoal(changes: Partial<CpdGoal> = {}): CpdGoal {
  return {
    goalId: 'g1',
    title: 'Use relative motion splints after tendon repair',
    why: 'Half of my clients could go back to work two weeks earlier.',
    by: '2026-11-30',
    category: 'interactive',
    categoryName: 'Interactive',
    minutes: 360,
    hours: 6,
    doneHours: 3.5,
    reachedDate: null,
    records: [
      {
        cpdId: 'r1',
        title: 'Splinting after extensor tendon repair',
        completedDate: '2026-09-12T06:30:00.000Z',
        hours: 3.5,
      },
      { cpdId: 'r0', title: 'Peer supervision group', completedDate: null, hours: 1 },
    ],
    revision: 0,
    ...changes,
  };
}

export function samplePlan(changes: Partial<CpdPlan> = {}): CpdPlan {
  return {
    unit: 'hours',
    unitMinutes: 60,
    categories: [
      { id: 'interactive', name: 'Interactive' },
      { id: 'self-directed', name: 'Self-directed' },
    ],
    firstDay: '2025-12-01',
    lastDay: '2026-11-30',
    goalsRequired: 1,
    asksReflection: true,
    goals: [
      sampleGoal(),
      sampleGoal({
        goalId: 'g2',
        title: 'Write reports that funders read to the end',
        why: '',
        category: '',
        categoryName: '',
        minutes: null,
        hours: null,
        doneHours: 0,
        reachedDate: '2026-10-02T01:00:00.000Z',
        records: [],
      }),
    ],
    reflection: {
      text: 'Asking first took ten minutes and saved three visits.',
      writtenDate: '2026-11-02T01:00:00.000Z',
      revision: 1,
    },
    ...changes,
  };
}
