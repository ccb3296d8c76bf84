import { useMessages } from '@portal/kit';
import type { FieldBinding } from '@portal/kit/form';
import { TimeZoneField } from '@portal/ui';
import { formMessages } from '../messages-form.ts';

export interface ZoneFieldProps extends FieldBinding<string> {
  description?: string;
}

export function ZoneField(field: ZoneFieldProps) {
  const t = useMessages(formMessages);
  return <TimeZoneField {...field} label={t('timeZone')} isRequired />;
}
