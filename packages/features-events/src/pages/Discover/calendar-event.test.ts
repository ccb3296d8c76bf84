import { startTexts } from '@portal/kit';
import { describe, expect, test } from 'vitest';
import { sampleEvent } from '../../stories/sample-events.ts';
import { daysHeld, toCalendarEvent } from './calendar-event.ts';

test.each([
  ['a morning', '2026-11-04T09:00:00', '2026-11-04T12:00:00', '2026-11-04', '2026-11-04'],
  ['past midnight', '2026-11-04T22:30:00', '2026-11-05T01:00:00', '2026-11-04', '2026-11-05'],
  ['until midnight', '2026-12-31T22:30:00', '2027-01-01T00:00:00', '2026-12-31', '2026-12-31'],
  ['until midnight, without seconds', '2026-12-31T22:30', '2027-01-01T00:00', '2026-12-31', '2026-12-31'],
  ['over the end of a month', '2028-02-28T08:30:00', '2028-03-01T16:30:00', '2028-02-28', '2028-03-01'],
  ['no time at all, at midnight', '2026-11-04T00:00:00', '2026-11-04T00:00:00', '2026-11-04', '2026-11-04'],
])('%s', (_, startDateTime, endDateTime, startDate, endDate) => {
  expect(daysHeld({ startDateTime, endDateTime })).toEqual({ startDate, endDate });
});

const at = (startDateTime: string, startTimeZone: string) => ({
  startDateTime,
  startTimeZone,
  endDateTime: startDateTime,
  endTimeZone: startTimeZone,
});

test.each([
  ['summer in Sydney', '2026-12-01T09:00:00', 'Australia/Sydney', '2026-11-30T22:00:00Z', '9:00 am', null],
  [
    'Melbourne, whose clocks are Sydney’s',
    '2026-12-01T09:00:00',
    'Australia/Melbourne',
    '2026-11-30T22:00:00Z',
    '9:00 am',
    null,
  ],
  ['Adelaide', '2026-12-01T09:00:00', 'Australia/Adelaide', '2026-11-30T22:30:00Z', '9:00 am ACDT', '9:30 am'],
  [
    'Lord Howe in winter',
    '2026-07-01T09:00:00',
    'Australia/Lord_Howe',
    '2026-06-30T22:30:00Z',
    '9:00 am GMT+10:30',
    '8:30 am',
  ],
  [
    'Auckland, on the day before in Sydney',
    '2026-12-01T00:30:00',
    'Pacific/Auckland',
    '2026-11-30T11:30:00Z',
    '12:30 am NZDT',
    '10:30 pm',
  ],
])('%s: its own time, and the member’s where it differs', (_, wall, zone, utc, own, theirs) => {
  const texts = startTexts(at(wall, zone), utc, 'Australia/Sydney', 'en-AU');
  expect(texts.own.replace('LHST', 'GMT+10:30')).toBe(own);
  expect(texts.theirs).toEqual(theirs === null ? null : { time: theirs, place: 'Sydney' });
});

describe('what a calendar shows of an event', () => {
  const shown = (changes: Parameters<typeof sampleEvent>[0]) =>
    toCalendarEvent({
      event: sampleEvent({ startTimeZone: 'Australia/Sydney', endTimeZone: 'Australia/Sydney', ...changes }),
      zone: 'Australia/Sydney',
      locale: 'en-AU',
      kind: () => 'Webinar',
      href: () => undefined,
      otherClock: ({ time }) => time,
      timeUnknown: 'Time not available',
    });
  const day = { startDateTime: '2026-11-04T00:00:00', endDateTime: '2026-11-04T00:00:00' };

  test('events that count for CPD have a tone that no other event has [EVT-145]', () => {
    const types = ['webinar', 'conference', 'cpd', 'general', 'meeting'] as const;
    const others = types.map((type) => shown({ type, cpdDetails: null }).tone);
    const cpd = types.map((type) => shown({ type, cpdDetails: { hours: 2 } }).tone);
    expect(new Set(cpd).size).toBe(1);
    expect(others).not.toContain(cpd[0]);
  });

  test('a tooltip tells from when until when, or that the time is not known [EVT-127] [EVT-128]', () => {
    const timed = shown({
      startDateTime: '2026-11-04T09:00:00',
      endDateTime: '2026-11-04T16:00:00',
      eventStartUtc: '2026-11-03T22:00:00Z',
      eventEndUtc: '2026-11-04T05:00:00Z',
    });
    expect(timed.details.times).toBe('Wed, 4 Nov 2026, 9:00 am – 4:00 pm AEDT');
    expect(shown(day)).toMatchObject({ time: null, details: { times: 'Time not available' } });
  });
});
