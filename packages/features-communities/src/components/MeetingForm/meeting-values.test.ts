import { createTranslate } from '@portal/kit';
import { describe, expect, test } from 'vitest';
import { communitiesMessages } from '../../messages.ts';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { meetingFormRules } from './meeting-form-rules.ts';
import { changedFields, emptyMeeting, timesIn, valuesOf, writtenMeeting } from './meeting-values.ts';

const at = (timeZone: string, day: string, from: string, to: string) => ({ ...emptyMeeting(timeZone), day, from, to });

describe('the moments of a meeting', () => {
  test.each([
    ['Australia/Sydney', '2026-12-02', '19:30', '20:45', '2026-12-02T08:30:00.000Z', 75],
    ['Australia/Perth', '2026-12-02', '19:30', '20:45', '2026-12-02T11:30:00.000Z', 75],
    ['Australia/Lord_Howe', '2026-07-01', '13:00', '14:00', '2026-07-01T02:30:00.000Z', 60],
    // The clocks go an hour forward at two, and back at three.
    ['Australia/Sydney', '2026-10-04', '01:30', '03:30', '2026-10-03T15:30:00.000Z', 60],
    ['Australia/Sydney', '2026-04-05', '01:30', '03:30', '2026-04-04T14:30:00.000Z', 180],
  ])('in %s on %s from %s to %s', (zone, day, from, to, startDate, duration) => {
    const values = at(zone, day, from, to);
    expect(writtenMeeting(values)).toMatchObject({ startDate, duration, timeZone: zone });
    const back = valuesOf(sampleMeeting({ startDate, duration, timeZone: zone, rsvpDate: null }));
    expect(back).toMatchObject({ day, from, to, timeZone: zone, rsvpDay: null });
  });

  test('are not known before the day and the beginning are', () => {
    const whole = at('Australia/Sydney', '2026-12-02', '19:30', '20:45');
    for (const missing of [{ day: null }, { from: null }, { timeZone: '' }])
      expect(timesIn({ ...whole, ...missing })).toBeNull();
    expect(timesIn({ ...whole, to: null })?.duration).toBe(0);
  });
});

test('what a meeting is written from is what it is changed from', () => {
  const meeting = sampleMeeting({ rsvpDate: '2026-11-20T12:59:00.000Z' });
  const { startDate, duration, rsvpDate, name } = writtenMeeting(valuesOf(meeting));
  expect([startDate, duration, rsvpDate, name]).toEqual([
    ...[meeting.startDate, meeting.duration, meeting.rsvpDate],
    meeting.name,
  ]);
});

test('what somebody else has changed is told field by field', () => {
  const meeting = sampleMeeting();
  const moved = new Date(new Date(meeting.startDate).getTime() + 3_600_000).toISOString();
  expect(changedFields(meeting, { ...meeting, name: 'Another', startDate: moved, rsvpDate: null, version: 2 })).toEqual(
    [
      { field: 'name', value: 'Another' },
      { field: 'from', value: '20:30' },
      { field: 'to', value: '21:30' },
      { field: 'rsvpDay', value: '–' },
      { field: 'rsvpTime', value: '–' },
    ],
  );
});

describe('times of a form', () => {
  const t = createTranslate(communitiesMessages, { locale: 'en-AU' });
  const now = new Date('2026-11-18T01:00:00Z');
  const judge = (field: 'from' | 'to' | 'rsvpDay', values: ReturnType<typeof at>, before: Date | null = null) => {
    const rules = meetingFormRules({ t, now, before: before && { startAt: before } });
    const found = rules[field]?.map((rule) => rule(values[field], values)).find((words) => words !== null);
    return found ?? null;
  };

  test.each([
    ['in the past', at('Australia/Sydney', '2026-11-18', '11:59', '12:30'), 'from', 'Time cannot be in the past'],
    ['from now on', at('Australia/Sydney', '2026-11-18', '12:00', '12:30'), 'from', null],
    [
      'in the past elsewhere',
      at('Pacific/Auckland', '2026-11-18', '13:59', '15:00'),
      'from',
      'Time cannot be in the past',
    ],
    ['without an end', at('Australia/Sydney', '2026-11-19', '12:00', '12:00'), 'to', 'End time before start time'],
    ['for a minute', at('Australia/Sydney', '2026-11-19', '12:00', '12:01'), 'to', null],
    ['that never comes', at('Australia/Sydney', '2027-10-03', '02:30', '04:00'), 'from', t('timeSkipped')],
  ] as const)('%s [COM-621] [COM-622]', (_, values, field, words) => {
    expect(judge(field, values)).toBe(words);
  });

  test('a meeting that is over can be put into other words, not to another time in the past', () => {
    const over = at('Australia/Sydney', '2026-11-01', '12:00', '13:00');
    expect(judge('from', over, new Date('2026-11-01T01:00:00Z'))).toBeNull();
    expect(judge('from', over, new Date('2026-11-02T01:00:00Z'))).toBe('Time cannot be in the past');
  });

  test('replies close before it begins [COM-624]', () => {
    const values = { ...at('Australia/Sydney', '2026-11-19', '12:00', '13:00'), rsvpDay: '2026-11-19' };
    expect(judge('rsvpDay', { ...values, rsvpTime: '12:00' })).toBeNull();
    expect(judge('rsvpDay', { ...values, rsvpTime: '12:01' })).toBe(t('rsvpTooLate'));
  });
});
