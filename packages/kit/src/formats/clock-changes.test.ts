import { describe, expect, test } from 'vitest';
import { createTranslate } from '../messages/create-translate.ts';
import { createFormats } from './create-formats.ts';
import { commonMessages } from '../messages/common-messages.ts';

function formatsIn(timeZone: string, now: string) {
  const t = createTranslate(commonMessages, { locale: 'en-AU' });
  return createFormats({ locale: 'en-AU', timeZone, currency: 'AUD', clock: { now: () => new Date(now) }, t });
}

/** The instants at which the clocks of 2026 change, with what they show in the minute before and at the change itself. */
const changes = [
  ['Australia/Sydney', 'back', '2026-04-04T16:00:00Z', '05/04/2026', '2:59 am', '2:00 am'],
  ['Australia/Sydney', 'forward', '2026-10-03T16:00:00Z', '04/10/2026', '1:59 am', '3:00 am'],
  ['Australia/Adelaide', 'back', '2026-04-04T16:30:00Z', '05/04/2026', '2:59 am', '2:00 am'],
  ['Australia/Adelaide', 'forward', '2026-10-03T16:30:00Z', '04/10/2026', '1:59 am', '3:00 am'],
  ['Australia/Lord_Howe', 'back by half an hour', '2026-04-04T15:00:00Z', '05/04/2026', '1:59 am', '1:30 am'],
  ['Australia/Lord_Howe', 'forward by half an hour', '2026-10-03T15:30:00Z', '04/10/2026', '1:59 am', '2:30 am'],
  ['Europe/London', 'forward', '2026-03-29T01:00:00Z', '29/03/2026', '12:59 am', '2:00 am'],
  ['Europe/London', 'back', '2026-10-25T01:00:00Z', '25/10/2026', '1:59 am', '1:00 am'],
  ['Pacific/Auckland', 'back', '2026-04-04T14:00:00Z', '05/04/2026', '2:59 am', '2:00 am'],
  ['Pacific/Auckland', 'forward', '2026-09-26T14:00:00Z', '27/09/2026', '1:59 am', '3:00 am'],
] as const;

const hour = 3_600_000;
const shifted = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

describe.each(changes)('in %s, where clocks go %s at %s', (zone, _, at, date, before, after) => {
  test('a time is the one on the wall', () => {
    const formats = formatsIn(zone, at);
    expect([formats.time(shifted(at, -60_000)), formats.time(at)]).toEqual([before, after]);
    expect([formats.date(shifted(at, -60_000)), formats.date(at)]).toEqual([date, date]);
  });

  test('the days around it are Yesterday, Today and Tomorrow [PLT-731] [PLT-732] [PLT-733]', () => {
    const formats = formatsIn(zone, at);
    expect([-24, 0, 24].map((hours) => formats.calendar(shifted(at, hours * hour)))).toEqual([
      'Yesterday',
      'Today',
      'Tomorrow',
    ]);
  });

  test('from the noon before, every noon of the week is the next day [PLT-734]', () => {
    const [day = '', month = '', year = ''] = date.split('/');
    // Noon in the zone, found without the code under test: the offset on that day is read back from the runtime.
    const noons = [-1, 0, 1, 2, 3, 4, 5].map((days) => noonOf(zone, Number(year), Number(month), Number(day) + days));
    const formats = formatsIn(zone, noons[0] ?? at);
    expect(noons.map(formats.calendar)).toEqual([
      'Today',
      'Tomorrow',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
    ]);
  });
});

function noonOf(zone: string, year: number, month: number, day: number): string {
  const hourThere = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  for (let minutes = 0; minutes <= 26 * 60; minutes += 30) {
    const instant = new Date(Date.UTC(year, month - 1, day, 12) + (minutes - 14 * 60) * 60_000);
    if (hourThere.format(instant) === '12:00') return instant.toISOString();
  }
  throw new Error(`No noon in ${zone}`);
}
