/** The words of a field of dates. `min` and `max` come as the reader's language writes them. */
export interface DateLabels {
  clear: (label: string) => string;
  /** Some of its parts are still missing. */
  incomplete: string;
  /** As the 29th of February of most years. */
  nonexistent: string;
  tooEarly: (min: string) => string;
  tooLate: (max: string) => string;
  unavailable: string;
}

export const dateLabels: DateLabels = {
  clear: (label) => `Clear ${label}`,
  incomplete: 'Enter the whole date',
  nonexistent: 'This day does not exist.',
  tooEarly: (min) => `Enter ${min} or later`,
  tooLate: (max) => `Enter ${max} or earlier`,
  unavailable: 'This date is not available',
};

export interface DateRangeLabels extends DateLabels {
  /** The end is before the start. */
  reversed: string;
  /** Names the ranges to choose from. */
  presets: string;
  /** Between the two dates, for screen readers. */
  to: string;
}

export const dateRangeLabels: DateRangeLabels = {
  ...dateLabels,
  incomplete: 'Enter both dates',
  reversed: 'The end is before the start',
  presets: 'Ranges',
  to: 'to',
};

export type TimeLabels = Omit<DateLabels, 'unavailable' | 'nonexistent'>;

export const timeLabels: TimeLabels = {
  clear: dateLabels.clear,
  incomplete: 'Enter the whole time',
  tooEarly: dateLabels.tooEarly,
  tooLate: dateLabels.tooLate,
};
