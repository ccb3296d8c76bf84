import { useMemo } from 'react';
import { useRootLocale } from '../../foundations/PortalRoot/root-context.ts';
import { utcDate } from './iso-date.ts';

export type DateWriter = ReturnType<typeof dateWriter>;

/** Writes dates and months as the reader's language does. */
export function useDateWriter(): DateWriter & { locale: string } {
  const locale = useRootLocale();
  return useMemo(() => ({ ...dateWriter(locale), locale }), [locale]);
}

function dateWriter(locale: string) {
  // Made when it is first written with: a month needs other formats than a year.
  const format = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return () => (made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' }));
  };
  const written = (options: Intl.DateTimeFormatOptions) => {
    const of = format(options);
    return (iso: string) => of().format(utcDate(iso));
  };
  const shortDate = format({ day: 'numeric', month: 'short' });
  return {
    day: written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    dayNumber: written({ day: 'numeric' }),
    weekday: written({ weekday: 'long' }),
    shortWeekday: written({ weekday: 'short' }),
    month: written({ month: 'long', year: 'numeric' }),
    monthName: written({ month: 'long' }),
    year: written({ year: 'numeric' }),
    range: (from: string, to: string) => shortDate().formatRange(utcDate(from), utcDate(to)),
  };
}
