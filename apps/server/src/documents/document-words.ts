import type { RulePack } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import { createTranslate } from '@portal/kit/messages';
import { messages } from './messages.ts';

type ProfileOfWords = Pick<Profile, 'locale' | 'messages'>;

export function documentWords({ profile }: { profile: ProfileOfWords }) {
  return createTranslate(messages, { locale: profile.locale, overrides: [profile.messages] });
}
export type DocumentWords = ReturnType<typeof documentWords>;

/** A day of the calendar, whatever the zone: 30 November 2026. */
export function dayText(day: string, { locale }: Pick<Profile, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day));
}

/** The unit as a label and beside a number. */
export function unitWords(t: DocumentWords, { unit }: Pick<RulePack, 'unit'>): { label: string; short: string } {
  return unit.name === 'hours'
    ? { label: t('hours'), short: t('hoursShort') }
    : { label: t('points'), short: t('pointsShort') };
}
