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
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
  const formats = {
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    dayNumber: format({ day: 'numeric' }),
    shortDate: format({ day: 'numeric', month: 'short' }),
    weekday: format({ weekday: 'long' }),
    shortWeekday: format({ weekday: 'short' }),
    month: format({ month: 'long', year: 'numeric' }),
    monthName: format({ month: 'long' }),
    year: format({ year: 'numeric' }),
  };
  const written = (of: Intl.DateTimeFormat) => (iso: string) => of.format(utcDate(iso));
  return {
    day: written(formats.day),
    dayNumber: written(formats.dayNumber),
    weekday: written(formats.weekday),
    shortWeekday: written(formats.shortWeekday),
    month: written(formats.month),
    monthName: written(formats.monthName),
    year: written(formats.year),
    range: (from: string, to: string) => formats.shortDate.formatRange(utcDate(from), utcDate(to)),
  };
}
