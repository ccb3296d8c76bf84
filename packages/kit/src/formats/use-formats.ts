import { useMemo } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../provider/portal-context.ts';
import { createFormats, type Formats } from './create-formats.ts';
import { commonMessages } from '../messages/common-messages.ts';

/** Dates, times, money and names as the profile's locale, zone and currency want them. */
export function useFormats(): Formats {
  const { locale, profile, clock } = usePortal();
  const t = useMessages(commonMessages);
  const { timeZone, currency } = profile;
  return useMemo(() => createFormats({ locale, timeZone, currency, clock, t }), [locale, timeZone, currency, clock, t]);
}
