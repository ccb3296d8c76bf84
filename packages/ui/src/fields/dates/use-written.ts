import { useMemo } from 'react';
import { useRootLocale } from '../../foundations/PortalRoot/root-context.ts';
import { dateOf, timeOf } from './iso-values.ts';

/** Writes an ISO date or time as the reader's language does. */
export function useWritten(): (iso: string) => string {
  const locale = useRootLocale();
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    return (iso) => {
      const date = dateOf(iso);
      if (date) return dates.format(date.toDate('UTC'));
      const time = timeOf(iso);
      return time ? times.format(Date.UTC(2026, 0, 1, time.hour, time.minute)) : iso;
    };
  }, [locale]);
}
