import { useFormats, useMessages, usePortal } from '@portal/kit';
import { useMemo } from 'react';
import { eventsDeskMessages } from '../messages.ts';
import { useKindWords } from './use-kind-words.ts';
import type { DeskOptions } from './use-desk-options.ts';
import type { ValueWords } from './value-words.ts';

const centsInOne = 100;

/** How values are told to this reader; ids by their names, where these are there. */
export function useValueWords(options: DeskOptions | null): ValueWords {
  const t = useMessages(eventsDeskMessages);
  const { locale } = usePortal();
  const { money } = useFormats();
  const kinds = useKindWords();
  const names = useMemo(
    () =>
      new Map<string, string>([
        ...(options?.locations ?? []).map(({ value, label }) => [value, label] as const),
        ...(options?.categories ?? []).map(({ id, label }) => [id, label] as const),
        ...(options?.tags ?? []).map(({ id, label }) => [id, label] as const),
      ]),
    [options],
  );
  return {
    yes: t('yes'),
    no: t('no'),
    nothing: t('nothing'),
    money: (cents) => money(cents / centsInOne),
    nameOf: (id) => names.get(id) ?? (Object.hasOwn(kinds, id) ? kinds[id as keyof typeof kinds] : id),
    dayAndTime: (day, time) => wallText(day, time, locale),
    second: (time) => t('secondOf', { time }),
  };
}

/** A time by some clock on a wall: no zone is meant, so that it is read and written by the same. */
function wallText(day: string, time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${day}T${time}:00Z`));
}
