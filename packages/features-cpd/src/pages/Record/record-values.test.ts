import type { CpdOptions, CpdRecordDetail } from '@portal/api';
import { expect, test } from 'vitest';
import { bodyOf, copyOf, emptyRecord, removedIds, valuesOf } from './record-values.ts';

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
