import type { CpdBatch, ImportPreview } from '@portal/api';

type Line = ImportPreview['lines'][number];

function lineOf(line: number, changes: Partial<Line> = {}): Line {
  return {
    line,
    title: 'Peer supervision group',
    day: '2026-03-04',
    minutes: 90,
    hours: 1.5,
    categoryName: 'Interactive',
    problem: null,
    isRepeated: false,
    ...changes,
  };
}

/** A line of each kind. */
function sampleLines(): Line[] {
  return [
    lineOf(2),
    lineOf(3, { title: 'Journal club: constraint therapy at home', isRepeated: true }),
    lineOf(4, { title: 'Reading', day: null, problem: { field: 'completedDate', kind: 'missing' } }),
    lineOf(5, { title: '', minutes: null, hours: null, problem: { field: 'title', kind: 'missing' } }),
    lineOf(6, { day: '2027-03-04', problem: { field: 'completedDate', kind: 'toCome' } }),
  ];
}

export function samplePreview(changes: Partial<ImportPreview> = {}): ImportPreview {
  return {
    columns: ['Activity', 'Date completed', 'Hours', 'Type', ''],
    choices: {
      columns: {
        ...{ title: 0, completedDate: 1, length: 2, category: 3 },
        ...{ presenter: null, domain: null, learned: null, plan: null },
      },
      dayOrder: null,
      lengthUnit: 'hours',
    },
    asksDayOrder: false,
    notes: [],
    lines: sampleLines(),
    ...changes,
  };
}

export function sampleBatch(changes: Partial<CpdBatch> = {}): CpdBatch {
  return {
    batchId: 'b1',
    kind: 'import',
    name: 'AHPRA log.csv',
    createdDate: '2026-10-22T03:00:00.000Z',
    recordsCount: 5,
    leftCount: 5,
    ...changes,
  };
}
