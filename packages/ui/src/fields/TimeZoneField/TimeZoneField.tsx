import type { FieldProps } from '../field/field-props.ts';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.tsx';

export interface TimeZoneFieldProps extends FieldProps, Pick<ComboBoxProps, 'labels'> {
  /** The name of a zone, such as `Australia/Sydney`; empty: none yet. */
  value: string;
  onChange: (value: string) => void;
}

// Browsers leave UTC out of their zones.
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

/** One of the time zones that the browser knows. */
export function TimeZoneField({ value, onChange, ...field }: TimeZoneFieldProps) {
  return (
    <ComboBox
      {...field}
      value={value === '' ? null : value}
      onChange={(zone) => onChange(zone ?? '')}
      options={zones}
    />
  );
}
