import type { DateLimits, DateProblem } from './date-problem.ts';
import type { DateRangeLabels } from './labels.ts';

/** What the field says about a problem; `write` turns a limit into the reader's language. */
export function problemWords(
  problem: DateProblem | null,
  labels: Omit<DateRangeLabels, 'clear' | 'presets' | 'to'>,
  { min, max }: DateLimits,
  write: (iso: string) => string,
): string | null {
  if (problem === null) return null;
  if (problem === 'tooEarly') return labels.tooEarly(write(min ?? ''));
  if (problem === 'tooLate') return labels.tooLate(write(max ?? ''));
  return labels[problem];
}
