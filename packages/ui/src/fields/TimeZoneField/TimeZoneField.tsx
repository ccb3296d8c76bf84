import type { FieldProps } from '../field/field-props.ts';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox.tsx';

export interface TimeZoneFieldProps extends FieldProps, Pick<ComboBoxProps, 'labels'> {
  /** The name of a zone, such as `Australia/Sydney`; empty: none yet. */
  value: string;
  onChange: (value: string) => void;
}

// Browsers leave UTC out of their zones.
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(optionOf);

function optionOf(zone: string) {
  return { value: zone, label: zone.replaceAll('_', ' ') };
}

const names = new Set(zones.map(({ value }) => value));

/** A zone may be kept under another name than this browser has in its list (`Asia/Calcutta`, `Asia/Kolkata`). */
function inThisBrowser(zone: string): string {
  if (names.has(zone)) return zone;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return names.has(timeZone) ? timeZone : zone;
  } catch {
    return zone;
  }
}

/** One of the time zones that the browser knows; one that it does not list stands beside them. */
export function TimeZoneField({ value, onChange, ...field }: TimeZoneFieldProps) {
  const zone = value === '' ? null : inThisBrowser(value);
  return (
    <ComboBox
      {...field}
      value={zone}
      onChange={(chosen) => onChange(chosen ?? '')}
      options={zone === null || names.has(zone) ? zones : [optionOf(zone), ...zones]}
    />
  );
}
