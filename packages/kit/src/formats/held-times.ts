import { dateTimeFormat, placeOfZone, showSame } from './zone-clocks.ts';

/** When something is held, by the clocks of its own zones. */
export interface HeldTimes {
  startDateTime: string;
  startTimeZone: string;
  endDateTime: string;
  endTimeZone: string;
}

/** Wall times are written as they are: no zone may move them. */
function writer(locale: string, options: Intl.DateTimeFormatOptions): (wallTime: string) => string {
  const format = dateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (wallTime) => format.format(new Date(`${wallTime}Z`));
}

/** What the people of a zone call its time at a moment: `AEDT`. */
function zoneName(zone: string, moment: string, locale: string): string {
  const parts = dateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

const shortDayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayFormat = { weekday: 'short', ...shortDayFormat } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** `Thu, 5 Mar 2026, 9:00 am – 4:00 pm`; of several days with both, of several zones with both times as they are there. */
export function rangeText(times: HeldTimes, locale: string): string {
  return `${wallTimeText(times.startDateTime, locale)} – ${endText(times, locale)}`;
}

function endText({ startDateTime, endDateTime }: HeldTimes, locale: string): string {
  const isOneDay = startDateTime.slice(0, 10) === endDateTime.slice(0, 10);
  return isOneDay ? writer(locale, clock)(endDateTime) : wallTimeText(endDateTime, locale);
}

/** `Thu, 5 Mar 2026, 9:00 am`. */
export function wallTimeText(wallTime: string, locale: string): string {
  return `${writer(locale, dayFormat)(wallTime)}, ${writer(locale, clock)(wallTime)}`;
}

/** `2026-03-05` as `Thu, 5 Mar 2026`. */
export function dayText(day: string, locale: string): string {
  return writer(locale, dayFormat)(`${day}T00:00:00`);
}

/** A moment by the clocks of a zone, with its name: `Thu, 5 Mar 2026, 9:00 am AEDT`. */
export function momentText(moment: string, timeZone: string, locale: string): string {
  return momentOf(dayFormat, moment, timeZone, locale);
}

/** The same without the day of the week, for columns: `5 Mar 2026, 9:00 am AEDT`. */
export function shortMomentText(moment: string, timeZone: string, locale: string): string {
  return momentOf(shortDayFormat, moment, timeZone, locale);
}

function momentOf(days: Intl.DateTimeFormatOptions, moment: string, timeZone: string, locale: string): string {
  const date = new Date(moment);
  const day = dateTimeFormat(locale, { ...days, timeZone }).format(date);
  const time = dateTimeFormat(locale, { ...clock, timeZone }).format(date);
  return `${day}, ${time} ${zoneName(timeZone, moment, locale)}`;
}

/** From when to when, with the name of the zone; of both, where it ends by other clocks than it begins by, or after they have changed. */
export function zonedRangeText(times: HeldTimes, startUtc: string, endUtc: string, locale: string): string {
  const { startTimeZone, endTimeZone } = times;
  const begins = zoneName(startTimeZone, startUtc, locale);
  const ends = zoneName(endTimeZone, endUtc, locale);
  if (startTimeZone === endTimeZone && begins === ends) return `${rangeText(times, locale)} ${begins}`;
  return `${wallTimeText(times.startDateTime, locale)} ${begins} – ${endText(times, locale)} ${ends}`;
}

/** When something begins by the clock of whoever reads: `5 Mar, 6:00 am` and `Perth`; null where the clocks where it is held show the same. */
export function readerText(
  { startTimeZone }: Pick<HeldTimes, 'startTimeZone'>,
  startUtc: string,
  zone: string,
  locale: string,
): { time: string; place: string } | null {
  if (showSame(startTimeZone, zone, startUtc)) return null;
  const format = dateTimeFormat(locale, { day: 'numeric', month: 'short', ...clock, timeZone: zone });
  return { time: format.format(new Date(startUtc)), place: placeOfZone(zone) };
}

/** When something begins: `9:00 am`, with the name of its zone where the clocks of another zone show another time, and that time there. */
export function startTexts(
  times: HeldTimes,
  startUtc: string,
  other: string,
  locale: string,
): { own: string; theirs: { time: string; place: string } | null } {
  const own = writer(locale, clock)(times.startDateTime);
  if (showSame(times.startTimeZone, other, startUtc)) return { own, theirs: null };
  const time = dateTimeFormat(locale, { ...clock, timeZone: other }).format(new Date(startUtc));
  return {
    own: `${own} ${zoneName(times.startTimeZone, startUtc, locale)}`,
    theirs: { time, place: placeOfZone(other) },
  };
}
