import { useMessages } from '@portal/kit';
import type { FieldBinding } from '@portal/kit/form';
import { ComboBox } from '@portal/ui';
import { formMessages } from '../messages-form.ts';

const options = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

export interface ZoneFieldProps extends FieldBinding<string> {
  description?: string;
}

export function ZoneField({ onChange, value, ...field }: ZoneFieldProps) {
  const t = useMessages(formMessages);
  return (
    <ComboBox
      {...field}
      value={value === '' ? null : value}
      label={t('timeZone')}
      options={options}
      onChange={(zone) => onChange(zone ?? '')}
      isRequired
    />
  );
}
