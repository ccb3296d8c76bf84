import { dateTimeFormat } from '@portal/kit';
import type { InsightChoices } from './insight-choices.ts';

/** What a step is called below a chart: its first day, or its month. A year stands where there may be two. */
export function stepLabel(firstDay: string, { range, step }: InsightChoices, locale: string): string {
  const isLong = range === 'year' || range === 'twoYears';
  const named =
    step === 'month'
      ? ({ month: 'short', year: 'numeric' } as const)
      : ({ day: 'numeric', month: 'short', ...(isLong && { year: 'numeric' as const }) } as const);
  return dateTimeFormat(locale, { ...named, timeZone: 'UTC' }).format(new Date(`${firstDay}T00:00:00Z`));
}
