import { useMemo } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../provider/portal-context.ts';
import { createFormats, type Formats } from './create-formats.ts';
import { commonMessages } from '../messages/common-messages.ts';

/** Dates, times, money and names as the profile's locale, zone and currency want them; what is told by other clocks names their zone. */
export function useFormats(zone?: string): Formats {
  const { locale, profile, clock } = usePortal();
  const t = useMessages(commonMessages);
  const { currency } = profile;
  const timeZone = zone ?? profile.timeZone;
  return useMemo(() => createFormats({ locale, timeZone, currency, clock, t }), [locale, timeZone, currency, clock, t]);
}
