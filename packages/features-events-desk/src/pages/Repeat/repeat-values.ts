import { limits } from '@portal/api';
import { type SeriesStep, seriesDays, seriesSteps } from '@portal/rules';

export interface RepeatValues {
  every: SeriesStep;
  lastDay: string | null;
  /** On which it is held again. */
  days: string[];
}

/** The days after the first; one more than are allowed where there are too many. */
export function daysAgain(firstDay: string, { every, lastDay }: Pick<RepeatValues, 'every' | 'lastDay'>): string[] {
  // The first is the event's own.
  return lastDay === null ? [] : seriesDays({ firstDay, lastDay, every }, limits.event.repeats + 1).slice(1);
}

export function stepOf(value: string): SeriesStep {
  return seriesSteps.find((step) => step === value) ?? 'week';
}
