import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date';

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
