import { describe, expect, test } from 'vitest';
import { createTranslate } from '../messages/create-translate.ts';
import { createFormats } from './create-formats.ts';
import { commonMessages } from '../messages/common-messages.ts';
import { pluralNoun } from './plural-noun.ts';

// Saturday 21 November 2026, 10:00 in Sydney (UTC+11).
const now = new Date('2026-11-20T23:00:00Z');

function formatsIn(timeZone: string) {
  const t = createTranslate(commonMessages, { locale: 'en-AU' });
  return createFormats({ locale: 'en-AU', timeZone, currency: 'AUD', clock: { now: () => now }, t });
}

const formats = formatsIn('Australia/Sydney');
const evening = '2026-09-05T07:05:00Z';

describe('dates', () => {
  // A day of one figure in the evening, midnight, noon, and the last minute of a year, on the clocks of Sydney.
  const instants = [evening, '2026-11-20T13:00:00Z', '2026-05-13T02:00:00Z', '2026-12-31T12:59:00Z'];

  test.each([
    ['DD/MM/YYYY [PLT-728] [SVC-151]', formats.date, ['05/09/2026', '21/11/2026', '13/05/2026', '31/12/2026']],
    ['D MMM', formats.dayMonth, ['5 Sep', '21 Nov', '13 May', '31 Dec']],
    ['DD MMM, YYYY [PLT-729]', formats.dateMedium, ['05 Sep, 2026', '21 Nov, 2026', '13 May, 2026', '31 Dec, 2026']],
    [
      'lll [PLT-730]',
      formats.dateTimeLong,
      ['5 Sep 2026 5:05 PM', '21 Nov 2026 12:00 AM', '13 May 2026 12:00 PM', '31 Dec 2026 11:59 PM'],
    ],
    [
      'dddd, MMMM D [at] h:mm a [PLT-736]',
      formats.dateTimeFull,
      [
        'Saturday, September 5 at 5:05 pm',
        'Saturday, November 21 at 12:00 am',
        'Wednesday, May 13 at 12:00 pm',
        'Thursday, December 31 at 11:59 pm',
      ],
    ],
    [
      'D MMM, h:mm a [PLT-737]',
      formats.dateTime,
      ['5 Sep, 5:05 pm', '21 Nov, 12:00 am', '13 May, 12:00 pm', '31 Dec, 11:59 pm'],
    ],
    ['h:mm a', formats.time, ['5:05 pm', '12:00 am', '12:00 pm', '11:59 pm']],
  ])('have the form %s', (_, format, texts) => expect(instants.map(format)).toEqual(texts));

  const { money, number, personName, initials, ...dates } = formats;

  test.each(Object.entries(dates))(
    "are '-' when empty or not a date: %s [PLT-741] [COM-819] [SVC-152]",
    (_, format) => {
      expect([null, undefined, '', 'soon'].map((date) => format(date, 'UTC+10:00'))).toEqual(['-', '-', '-', '-']);
    },
  );

  test.each([
    ['Australia/Sydney', '22/11/2026', '12:30 am'],
    ['Australia/Adelaide', '22/11/2026', '12:00 am'],
    ['Australia/Perth', '21/11/2026', '9:30 pm'],
    ['Australia/Lord_Howe', '22/11/2026', '12:30 am'],
    ['Europe/London', '21/11/2026', '1:30 pm'],
    ['Pacific/Auckland', '22/11/2026', '2:30 am'],
  ])('follow the zone: %s', (zone, date, time) => {
    const inZone = formatsIn(zone);
    expect([inZone.date('2026-11-21T13:30:00Z'), inZone.time('2026-11-21T13:30:00Z')]).toEqual([date, time]);
  });

  test.each([
    ['en-AU', '05/09/2026'],
    ['en-US', '09/05/2026'],
    ['de-DE', '05.09.2026'],
    ['fr-CA', '2026-09-05'],
  ])('have figures in the order of the locale: %s', (locale, text) => {
    const t = createTranslate(commonMessages, { locale });
    const own = createFormats({ locale, timeZone: 'Australia/Sydney', currency: 'AUD', clock: { now: () => now }, t });
    expect([own.date(evening), own.calendar(evening), own.relative(evening)]).toEqual([text, text, text]);
  });

  test.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Pacific/Kiritimati'])('a day is the same in %s', (zone) => {
    expect(formatsIn(zone).day('2026-11-21')).toBe('21/11/2026');
  });

  test('noon and midnight are 12', () => {
    expect([formats.time('2026-11-21T01:00:00Z'), formats.time('2026-11-20T13:00:00Z')]).toEqual([
      '12:00 pm',
      '12:00 am',
    ]);
  });
});

describe('the calendar style', () => {
  test.each([
    ['today is Today [PLT-731]', '2026-11-20T13:30:00Z', 'Today'],
    ['tomorrow is Tomorrow [PLT-732]', '2026-11-21T13:30:00Z', 'Tomorrow'],
    ['yesterday is Yesterday [PLT-733]', '2026-11-20T12:30:00Z', 'Yesterday'],
    ['a near day is its weekday [PLT-734]', '2026-11-23T01:00:00Z', 'Monday'],
    ['the sixth day is near [PLT-735]', '2026-11-27T01:00:00Z', 'Friday'],
    ['the seventh is not [PLT-735]', '2026-11-28T01:00:00Z', '28/11/2026'],
    ['nor is a day before yesterday [PLT-735]', '2026-11-18T23:00:00Z', '19/11/2026'],
  ])('%s', (_, date, text) => expect(formats.calendar(date)).toBe(text));

  test('counts days, not hours, over a change of the clocks', () => {
    // Clocks go forward on 4 October 2026: that Sunday has 23 hours.
    const t = createTranslate(commonMessages, { locale: 'en-AU' });
    const clock = { now: () => new Date('2026-10-03T13:30:00Z') };
    const sydney = createFormats({ locale: 'en-AU', timeZone: 'Australia/Sydney', currency: 'AUD', clock, t });
    expect(sydney.calendar('2026-10-04T12:30:00Z')).toBe('Tomorrow');
  });
});

describe('times in a zone text', () => {
  test.each([
    ['UTC+hh:mm [PLT-738]', 'UTC+09:30', '10:30 am'],
    ['UTC+hh:mm, as far east as any [PLT-738]', 'UTC+14:00', '3:00 pm'],
    ['UTC-hh:mm [PLT-739]', 'UTC-03:30', '9:30 pm'],
    ['UTC-hh:mm, no hours away [PLT-739]', 'UTC-00:00', '1:00 am'],
  ])('%s', (_, zone, text) => expect(formats.timeInZone('2026-11-21T01:00:00Z', zone)).toBe(text));
  test.each(['AEST', 'UTC', 'UTC+9', 'UTC+99:00', 'UTC+09:75', ''])(
    "%o is 'Invalid time zone format' [PLT-740]",
    (zone) => {
      expect(formats.timeInZone('2026-11-21T01:00:00Z', zone)).toBe('Invalid time zone format');
    },
  );
});

test('relative times count up to a week, then are dates', () => {
  const ago = (minutes: number): string => formats.relative(new Date(now.getTime() - minutes * 60_000));
  expect([0.5, 5, 61, 26 * 60, 6 * 24 * 60, 8 * 24 * 60].map(ago)).toEqual([
    'just now',
    '5 minutes ago',
    '1 hour ago',
    '1 day ago',
    '6 days ago',
    '13/11/2026',
  ]);
  expect(ago(-90)).toBe('in 1 hour');
});

test('money is Australian dollars in en-AU [PLT-727] [SVC-153]', () => {
  expect(formats.money(1234.5)).toBe('$1,234.50');
});

test('names and initials', () => {
  expect(formats.personName({ firstName: 'Mia', lastName: 'Nguyen' })).toBe('Mia Nguyen');
  expect(formats.initials({ firstName: 'mia', lastName: ' élodie' })).toBe('MÉ');
  expect(formats.initials({ firstName: '', lastName: '' })).toBe('');
});

test('news, media, information and equipment are never pluralised [PLT-742]', () => {
  expect(['news', 'media', 'information', 'equipment'].map((noun) => pluralNoun(noun, 2))).toEqual([
    'news',
    'media',
    'information',
    'equipment',
  ]);
  expect([pluralNoun('event', 1), pluralNoun('event', 2)]).toEqual(['event', 'events']);
});
