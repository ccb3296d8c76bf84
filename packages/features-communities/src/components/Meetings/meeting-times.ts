import { meetingEnd } from '@portal/api/rules';

interface Held {
  startDate: string;
  duration: number;
  timeZone: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept: to make one takes fifty times as long as to write with it. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** `Thu, 5 Mar 2026, 18:30 – 19:30 AEDT`, by the clock of its zone. */
export function meetingRange({ startDate, duration, timeZone }: Held, locale: string): string {
  const startAt = new Date(startDate);
  const format = formatOf(locale, { timeZone, ...day, ...clock, timeZoneName: 'short' });
  return format.formatRange(startAt, meetingEnd({ startAt, duration }));
}

/** When it begins by the clock of another zone, and the name of its city; null where that shows the same. */
export function otherClock({ startDate, timeZone }: Held, other: string, locale: string) {
  const startAt = new Date(startDate);
  const [own, theirs] = [timeZone, other].map((zone) =>
    formatOf(locale, { timeZone: zone, weekday: 'short', ...clock }).format(startAt),
  );
  if (own === theirs || theirs === undefined) return null;
  return { time: theirs, place: (other.split('/').at(-1) ?? other).replaceAll('_', ' ') };
}
