/** 'MMMM D, YYYY h:mm A' by the clock of a zone: November 21, 2026 5:05 PM. */
export function completedText(moment: string, { locale, timeZone }: { locale: string; timeZone: string }): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const half = part('dayPeriod').toUpperCase();
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')} ${half}`.trim();
}

/** '2025 - 2026', or '2026' where a period begins and ends in one year. */
export function yearsOf(
  { periodStartDate, periodEndDate }: { periodStartDate: string; periodEndDate: string },
  timeZone: string,
): string {
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  const [first, last] = [periodStartDate, periodEndDate].map((moment) => year.format(new Date(moment)));
  return first === last ? `${first}` : `${first} - ${last}`;
}

/** The day that it is in a zone at a moment, `2026-11-21`, without what events need of time. */
export function dayAt(moment: Date, timeZone: string): string {
  // Canada writes days so.
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
}

/** `2026-11-21` as Sat. */
export function weekdayOf(day: string, locale: string): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return weekday.format(new Date(`${day}T00:00:00Z`));
}
