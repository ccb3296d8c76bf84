import { meetingEnd } from '@portal/rules';
import { dateTimeFormat, placeOfZone, showSame } from '@portal/kit';

interface Held {
  startDate: string;
  duration: number;
  timeZone: string;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** `Thu, 5 Mar 2026, 18:30 – 19:30 AEDT`, by the clock of its zone. */
export function meetingRange({ startDate, duration, timeZone }: Held, locale: string): string {
  const startAt = new Date(startDate);
  const format = dateTimeFormat(locale, { timeZone, ...day, ...clock, timeZoneName: 'short' });
  return format.formatRange(startAt, meetingEnd({ startAt, duration }));
}

/** When it begins by the clock of another zone, and the name of its city; null where that shows the same. */
export function otherClock({ startDate, timeZone }: Held, other: string, locale: string) {
  if (showSame(timeZone, other, startDate)) return null;
  const time = dateTimeFormat(locale, { timeZone: other, weekday: 'short', ...clock }).format(new Date(startDate));
  return { time, place: placeOfZone(other) };
}
