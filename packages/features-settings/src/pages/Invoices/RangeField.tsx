import { DateRangePicker, type DateRangePickerProps } from '@portal/ui/dates';

export type RangeFieldProps = Pick<DateRangePickerProps, 'label' | 'value' | 'onChange'>;

/** The days between which an invoice was written. */
export function RangeField(props: RangeFieldProps) {
  return <DateRangePicker {...props} />;
}
