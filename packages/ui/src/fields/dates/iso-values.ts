import {
  CalendarDate,
  getLocalTimeZone,
  GregorianCalendar,
  parseDate,
  parseTime,
  type Time,
  today,
} from '@internationalized/date';

/** Two dates, the last one included. */
export interface DateRange {
  /** '2026-11-21' */
  from: string;
  to: string;
}

/** The date of a text such as '2026-11-21'; null for anything else. */
export function dateOf(iso: string | null | undefined): CalendarDate | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** Keeps the 31st of a shorter month as it was typed: the usual calendar makes another day of it without a word. */
class TypedCalendar extends GregorianCalendar {
  override getDaysInMonth(): number {
    return 31;
  }
}

const typed = new TypedCalendar();

/** The date of a text as its parts are typed, of days too that do not exist; null for anything else. */
export function typedDateOf(iso: string | null | undefined): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '')?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  return new CalendarDate(typed, year, month, day);
}

/** On which the calendar of an empty field opens. */
export function localToday(): CalendarDate {
  return today(getLocalTimeZone());
}

/** From which the parts of an empty field are stepped, in the calendar that keeps what is typed first. */
export function typedToday(): CalendarDate {
  const { year, month, day } = localToday();
  return new CalendarDate(typed, year, month, day);
}

/** Whether a date, both of an interval or a time exist; '2026-04-31' is a text of none. */
export function exists(value: string | null): boolean {
  return value === null || value.split('/').every((part) => typedDateOf(part) === null || dateOf(part) !== null);
}

/** The time of a text such as '14:30'; null for anything else. */
export function timeOf(iso: string | null | undefined): Time | null {
  if (!iso || !/^\d{2}:\d{2}/.test(iso)) return null;
  try {
    return parseTime(iso);
  } catch {
    return null;
  }
}

/** '14:30', without seconds. */
export function timeText({ hour, minute }: { hour: number; minute: number }): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** '2026-11-01/2026-11-30', as ISO 8601 writes an interval. */
export function intervalText(range: DateRange | null): string | null {
  return range === null ? null : `${range.from}/${range.to}`;
}

export function rangeOf(interval: string | null): DateRange | null {
  const [from, to] = interval?.split('/') ?? [];
  return from && to ? { from, to } : null;
}
