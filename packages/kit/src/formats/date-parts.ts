/** The pieces of a date as a clock on the wall of the zone shows them. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  /** `am` or `pm`. */
  half: string;
  monthShort: string;
  monthLong: string;
  weekday: string;
}

export type DatePartsOf = (date: Date) => DateParts;

/** Names of months and days follow the locale; the order of pieces is up to who uses them. */
export function createDateParts(locale: string, timeZone: string): DatePartsOf {
  // British and Australian data abbreviate to 'Sept' and 'June'; the portal's formats want three letters.
  const names = locale.toLowerCase().startsWith('en') ? 'en-US' : locale;
  const numbers = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  const long = new Intl.DateTimeFormat(names, { timeZone, month: 'long', weekday: 'long' });
  const short = new Intl.DateTimeFormat(names, { timeZone, month: 'short' });
  return (date) => {
    const number = pieces(numbers, date);
    const name = pieces(long, date);
    return {
      year: number.year ?? '',
      month: number.month ?? '',
      day: number.day ?? '',
      hour: number.hour ?? '',
      minute: number.minute ?? '',
      half: (number.dayPeriod ?? '').toLowerCase(),
      monthShort: pieces(short, date).month ?? '',
      monthLong: name.month ?? '',
      weekday: name.weekday ?? '',
    };
  };
}

/** A day in figures, as the locale orders them. */
export function createDayWriter(locale: string, timeZone: string): (date: Date) => string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', numberingSystem: 'latn' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone });
  return (date) => format.format(date);
}

function pieces(format: Intl.DateTimeFormat, date: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}
