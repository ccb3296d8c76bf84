export { DateField, type DateFieldProps } from './DateField.tsx';
export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export { TimeField, type TimeFieldProps } from './TimeField.tsx';
export { type DatePreset } from './DatePresets.tsx';
export { type DateProblem } from './date-problem.ts';
export { type DateRange } from './iso-values.ts';
export { type DateLabels, type DateRangeLabels, type TimeLabels } from './labels.ts';
export type { Weekday } from '../../foundations/week-start.ts';
