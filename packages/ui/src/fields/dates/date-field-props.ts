import type { FieldProps } from '../field/field-props.ts';
import type { Weekday } from '../../foundations/week-start.ts';
import type { DateLimits, DateProblem } from './date-problem.ts';

/** What the fields of dates and times have beside what every field has. */
export interface EditedFieldProps extends FieldProps {
  /** What is entered is being checked or saved: it is kept and cannot be changed. */
  isPending?: boolean | undefined;
  /** A button takes out what was entered. */
  isClearable?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** What is wrong with what stands in the field, as soon as it is; the field says it by itself when it is left. */
  onProblemChange?: ((problem: DateProblem | null) => void) | undefined;
}

export interface DateLimitProps extends DateLimits {
  /** The first date that can be entered: '2026-11-21'. */
  min?: string | null | undefined;
  max?: string | null | undefined;
  /** Whether a date within the limits cannot be chosen. */
  isDateUnavailable?: ((iso: string) => boolean) | undefined;
}

export interface CalendarProps {
  /** The first day of a week; the language's own when left out. */
  weekStart?: Weekday | undefined;
}
