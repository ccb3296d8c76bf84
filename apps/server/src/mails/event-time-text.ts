import { wallTimeOf } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import type { mailWords } from './mail-brand.ts';

/** `Thursday, 5 March 2026 at 9:00 am AEDT`, by the clock of a zone. */
export function timeIn(moment: Date, timeZone: string, { locale }: Pick<Profile, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
}

/** When an event begins by its own clock, and by that of the organisation where it shows another time. */
export function timeOfEvent(
  { startAt, startZone }: { startAt: Date; startZone: string },
  profile: Profile,
  t: ReturnType<typeof mailWords>,
): string {
  const time = timeIn(startAt, startZone, profile);
  const { timeZone } = profile;
  if (wallTimeOf(startAt, startZone) === wallTimeOf(startAt, timeZone)) return time;
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return t('eventWhen', { time, other: timeIn(startAt, timeZone, profile), place });
}
