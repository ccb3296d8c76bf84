import type { DateRange } from './iso-values.ts';

/** What can be wrong with a date or a time that someone entered. */
export type DateProblem = 'incomplete' | 'nonexistent' | 'tooEarly' | 'tooLate' | 'unavailable' | 'reversed';

export interface DateLimits {
  min?: string | null | undefined;
  max?: string | null | undefined;
  isDateUnavailable?: ((iso: string) => boolean) | undefined;
}

/** ISO texts of the same form are in order when their letters are. */
export function dateProblem(value: string | null, { min, max, isDateUnavailable }: DateLimits): DateProblem | null {
  if (value === null) return null;
  if (min && value < min) return 'tooEarly';
  if (max && value > max) return 'tooLate';
  return isDateUnavailable?.(value) ? 'unavailable' : null;
}

export function rangeProblem(range: DateRange | null, limits: DateLimits): DateProblem | null {
  if (range === null) return null;
  if (range.to < range.from) return 'reversed';
  return dateProblem(range.from, limits) ?? dateProblem(range.to, limits);
}

/** Whoever is still typing hears of nothing new; what was said before stays until it is put right. */
export function problemToSay(
  now: DateProblem | null,
  onEntering: DateProblem | null,
  isEditing: boolean,
): DateProblem | null {
  return isEditing && now !== onEntering ? null : now;
}
