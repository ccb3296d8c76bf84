import { expect, test } from 'vitest';
import { noMoment } from '../../model/moment-values.ts';
import { publishFault, publishValues, type PublishValues, sentTimes } from './publish-times.ts';

const zone = 'Australia/Sydney';
const now = new Date('2026-11-18T01:00:00.000Z');
const atOnce: PublishValues = { begins: 'now', from: noMoment, ends: 'never', until: noMoment };
const friday = { day: '2026-11-20', time: '09:00' };
const saturday = { day: '2026-11-21', time: '09:00' };

test.each([
  ['at once and for good', atOnce, null],
  ['what was written and is not meant any more', { ...atOnce, from: { day: '2020-01-01', time: null } }, null],
  ['later, and no day is said', { ...atOnce, begins: 'later' }, ['from.day', 'dayMissing']],
  [
    'a day without a time',
    { ...atOnce, begins: 'later', from: { ...friday, time: null } },
    ['from.time', 'timeMissing'],
  ],
  ['a moment that is over', { ...atOnce, begins: 'later', from: { day: '2026-11-18', time: '09:00' } }, null],
  ['a moment to come', { ...atOnce, begins: 'later', from: friday }, null],
  ['an end without a day', { ...atOnce, ends: 'later' }, ['until.day', 'dayMissing']],
  [
    'an end that is over',
    { ...atOnce, ends: 'later', until: { day: '2026-11-17', time: '09:00' } },
    ['until.day', 'inPast'],
  ],
  [
    'an end before the beginning',
    { begins: 'later', from: saturday, ends: 'later', until: friday },
    ['until.day', 'endsBefore'],
  ],
  ['an end after the beginning', { begins: 'later', from: friday, ends: 'later', until: saturday }, null],
] as const)('%s', (_, values, fault) => {
  const found = publishFault(values, zone, now);
  expect(found && [found.field, found.fault]).toEqual(fault);
});

test('what is chosen is sent as moments', () => {
  expect(sentTimes(atOnce, zone)).toEqual({ from: null, until: null });
  expect(sentTimes({ begins: 'later', from: friday, ends: 'later', until: saturday }, zone)).toEqual({
    from: '2026-11-19T22:00:00.000Z',
    until: '2026-11-20T22:00:00.000Z',
  });
  expect(sentTimes({ ...atOnce, from: friday, until: saturday }, zone)).toEqual({ from: null, until: null });
});

test('the question begins with moments that are still to come', () => {
  const times = { publishFrom: '2026-11-19T22:00:00.000Z', publishUntil: '2026-11-20T22:00:00.000Z' };
  expect(publishValues(times, zone, now)).toEqual({ begins: 'later', from: friday, ends: 'later', until: saturday });
  const over = { publishFrom: '2026-11-01T22:00:00.000Z', publishUntil: '2026-11-02T22:00:00.000Z' };
  expect(publishValues(over, zone, now)).toEqual(atOnce);
  expect(publishValues({ publishFrom: null, publishUntil: null }, zone, now)).toEqual(atOnce);
});
