import type { CpdOptions, CpdRecordDetail } from '@portal/api';
import { expect, test } from 'vitest';
import { bodyOf, copyOf, emptyRecord, plannedDays, removedIds, seriesBodyOf, valuesOf } from './record-values.ts';

const options: CpdOptions = {
  unit: 'hours',
  unitMinutes: 60,
  categories: [],
  takesOthers: true,
  timeZone: 'Australia/Perth',
};
const record: CpdRecordDetail = {
  cpdId: 'r',
  title: 'Peer supervision',
  categoryName: 'Interactive',
  category: 'interactive',
  presenter: '',
  domain: '',
  completedDate: '2026-11-21T06:05:00.000Z',
  timeZone: 'Australia/Perth',
  hours: 1.5,
  minutes: 90,
  attachments: [{ id: 'f', name: 'Certificate.pdf' }],
  editUrl: null,
  relatedEventId: null,
  source: 'own',
  withdrawnDate: null,
  correctedDate: null,
  isConfirmed: false,
  learned: 'To ask.',
  plan: '',
  isLocked: false,
  revision: 0,
};

test('reads a record by the clock of the organisation, and sends the same again', () => {
  const values = valuesOf(record, options);
  expect([values.day, values.time, values.length]).toEqual(['2026-11-21', '14:05', 1.5]);
  expect(bodyOf(values, options)).toMatchObject({ completedDate: record.completedDate, minutes: 90, files: [] });
});

test('shows a length in few digits, and sends the same minutes again', () => {
  expect(valuesOf({ ...record, minutes: 100 }, options).length).toBe(1.67);
  for (const unitMinutes of [1, 15, 50, 60, 480])
    for (let minutes = 1; minutes < 1000; minutes += 1) {
      const values = valuesOf({ ...record, minutes }, { ...options, unitMinutes });
      expect(bodyOf(values, { ...options, unitMinutes }).minutes).toBe(minutes);
    }
});

test('sends no date of what is not finished, and noon where no time is said', () => {
  expect(bodyOf(emptyRecord, options)).not.toHaveProperty('completedDate');
  expect(bodyOf({ ...emptyRecord, day: '2026-11-21' }, options).completedDate).toBe('2026-11-21T04:00:00.000Z');
});

test('copies what was done, neither its day nor its evidence', () => {
  expect(copyOf(record, options)).toMatchObject({
    title: 'Peer supervision',
    length: 1.5,
    day: null,
    learned: '',
    files: [],
  });
});

test('takes evidence out that was removed', () => {
  const [file] = valuesOf(record, options).files;
  expect(removedIds({ ...emptyRecord, files: file ? [{ ...file, isRemoved: true }] : [] })).toEqual(['f']);
});

const series = {
  ...emptyRecord,
  isSeries: true,
  every: 'fortnight' as const,
  day: '2026-03-02',
  lastDay: '2026-03-30',
};

test.each([
  [{}, ['2026-03-02', '2026-03-16', '2026-03-30']],
  [{ isSeries: false }, []],
  [{ day: null }, []],
  [{ lastDay: null }, []],
  [{ lastDay: '2026-03-01' }, []],
])('plans the days of a series with %j', (changes, days) => {
  expect(plannedDays({ ...series, ...changes })).toEqual(days);
});

test('sends the days of a series in their order, by the wall clock', () => {
  const values = { ...series, title: ' Supervision ', length: 1, time: '17:30:00', days: ['2026-03-16', '2026-03-02'] };
  expect(seriesBodyOf(values, options)).toEqual({
    ...{ title: 'Supervision', domain: '', presenter: '', learned: '', plan: '', category: '', minutes: 60 },
    days: ['2026-03-02', '2026-03-16'],
    time: '17:30',
  });
  expect(seriesBodyOf({ ...values, time: null }, options)).not.toHaveProperty('time');
});
