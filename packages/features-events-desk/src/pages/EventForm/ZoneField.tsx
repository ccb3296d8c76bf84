import { useMessages } from '@portal/kit';
import type { FieldBinding } from '@portal/kit/form';
import { TimeZoneField } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { perhapsZone } from './bindings.ts';

export interface ZoneFieldProps extends FieldBinding<string> {
  description?: string;
}

export function ZoneField(field: ZoneFieldProps) {
  const t = useMessages(eventsDeskMessages);
  return <TimeZoneField {...field} label={t('timeZone')} isRequired />;
}

/** For what ends by other clocks than it begins by, as a journey does. */
export function EndZoneField(field: FieldBinding<string | undefined>) {
  const t = useMessages(eventsDeskMessages);
  return <TimeZoneField {...perhapsZone(field)} label={t('endTimeZone')} description={t('endZoneHint')} isOptional />;
}
