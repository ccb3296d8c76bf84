import type { ClockPort } from '../ports/ports.ts';
import type { TranslateOf } from '../messages/define-messages.ts';
import { createDateParts, createDayWriter, type DateParts, type DatePartsOf } from './date-parts.ts';
import type { commonMessages } from '../messages/common-messages.ts';
import { zoneOffsetMinutes } from './zone-offset.ts';

export type DateInput = Date | string | number | null | undefined;

export interface NamedPerson {
  firstName: string;
  lastName: string;
}

export interface Formats {
  /** In figures, in the order of the locale: 21/11/2026 */
  date(date: DateInput): string;
  /** A day of the calendar, `2026-11-21`, in the same form: it is the same day wherever it is read. */
  day(day: DateInput): string;
  /** 'DD MMM, YYYY': 21 Nov, 2026 */
  dateMedium(date: DateInput): string;
  /** 'D MMM': 21 Nov */
  dayMonth(date: DateInput): string;
  /** 'lll': 21 Nov 2026 5:05 PM */
  dateTimeLong(date: DateInput): string;
  /** 'dddd, MMMM D [at] h:mm a': Saturday, November 21 at 5:05 pm */
  dateTimeFull(date: DateInput): string;
  /** 'D MMM, h:mm a': 21 Nov, 5:05 pm */
  dateTime(date: DateInput): string;
  /** 'h:mm a': 5:05 pm */
  time(date: DateInput): string;
  /** 'h:mm a' on the clocks of a zone given as 'UTC+hh:mm' or 'UTC-hh:mm'. */
  timeInZone(date: DateInput, zone: string): string;
  /** Today, Tomorrow, Yesterday, the weekday within six days, else the date. */
  calendar(date: DateInput): string;
  /** 5 minutes ago; after a week the date. */
  relative(date: DateInput): string;
  money(amount: number): string;
  number(n: number): string;
  personName(person: NamedPerson): string;
  /** First letters of first and last name. */
  initials(person: NamedPerson): string;
}

export interface FormatOptions {
  locale: string;
  timeZone: string;
  currency: string;
  clock: ClockPort;
  t: TranslateOf<typeof commonMessages>;
}

export function createFormats(options: FormatOptions): Formats {
  const { locale, timeZone, currency, clock, t } = options;
  const partsOf = createDateParts(locale, timeZone);
  const dayIn = createDayWriter(locale, timeZone);
  const dayOf = createDayWriter(locale, 'UTC');
  const numbers = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

  function dated(format: (parts: DateParts, date: Date) => string): (input: DateInput) => string {
    return (input) => {
      const date = toDate(input);
      return date === null ? t('noValue') : format(partsOf(date), date);
    };
  }

  return {
    date: dated((_, date) => dayIn(date)),
    day: dated((_, date) => dayOf(date)),
    dateMedium: dated((p) => `${p.day} ${p.monthShort}, ${p.year}`),
    dayMonth: dated((p) => `${Number(p.day)} ${p.monthShort}`),
    dateTimeLong: dated(
      (p) => `${Number(p.day)} ${p.monthShort} ${p.year} ${p.hour}:${p.minute} ${p.half.toUpperCase()}`,
    ),
    dateTimeFull: dated((p) => `${p.weekday}, ${p.monthLong} ${Number(p.day)} ${t('at')} ${timeText(p)}`),
    dateTime: dated((p) => `${Number(p.day)} ${p.monthShort}, ${timeText(p)}`),
    time: dated(timeText),
    timeInZone(input, zone) {
      const date = toDate(input);
      if (date === null) return t('noValue');
      const offset = zoneOffsetMinutes(zone);
      return offset === null
        ? t('invalidZone')
        : timeText(createDateParts(locale, 'UTC')(new Date(date.getTime() + offset * 60_000)));
    },
    calendar: dated((parts, date) => {
      const days = dayNumber(partsOf, date) - dayNumber(partsOf, clock.now());
      if (days >= -1 && days <= 1) return [t('yesterday'), t('today'), t('tomorrow')][days + 1] ?? '';
      return days > 0 && days <= 6 ? parts.weekday : dayIn(date);
    }),
    relative: dated(
      (_, date) => relativeText(date.getTime() - clock.now().getTime(), ago, t('justNow')) ?? dayIn(date),
    ),
    money: (amount) => money.format(amount),
    number: (n) => numbers.format(n),
    personName: (person) => `${person.firstName} ${person.lastName}`.trim(),
    initials: (person) => `${firstLetter(person.firstName)}${firstLetter(person.lastName)}`.toLocaleUpperCase(locale),
  };
}

function toDate(input: DateInput): Date | null {
  if (input === null || input === undefined || input === '') return null;
  const date = new Date(input);
  return Number.isNaN(date.getTime()) ? null : date;
}

function timeText(parts: DateParts): string {
  return `${parts.hour}:${parts.minute} ${parts.half}`;
}

/** Days since 1970 of the calendar day in the zone, so that days of 23 and 25 hours count as one. */
function dayNumber(partsOf: DatePartsOf, date: Date): number {
  const { year, month, day } = partsOf(date);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 7],
];

function relativeText(distanceMs: number, ago: Intl.RelativeTimeFormat, justNow: string): string | null {
  if (Math.abs(distanceMs) < 60_000) return justNow;
  for (const [unit, unitMs, below] of steps) {
    const n = Math.trunc(distanceMs / unitMs);
    if (Math.abs(n) < below) return ago.format(n, unit);
  }
  return null;
}

function firstLetter(name: string): string {
  return [...name.trim()][0] ?? '';
}
