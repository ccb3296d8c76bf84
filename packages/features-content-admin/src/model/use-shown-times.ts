import type { DeskContentItem } from '@portal/api';
import { type momentText, useMessages, usePortal } from '@portal/kit';
import { useCallback } from 'react';
import { contentAdminMessages } from '../messages.ts';

type Shown = Pick<DeskContentItem, 'state' | 'publishFrom' | 'publishUntil'>;

/** From when, and until when an item is shown, by the clocks of the organisation with the name of its zone; nothing of one that has no such time. */
export function useShownTimes(write: typeof momentText) {
  const t = useMessages(contentAdminMessages);
  const { locale, profile } = usePortal();
  return useCallback(
    ({ state, publishFrom, publishUntil }: Shown): string[] => {
      if (state === 'draft') return [t('noValue')];
      const text = (moment: string) => write(moment, profile.timeZone, locale);
      const times = [
        ...(publishFrom === null ? [] : [t('shownFrom', { moment: text(publishFrom) })]),
        ...(publishUntil === null ? [] : [t('shownUntil', { moment: text(publishUntil) })]),
      ];
      return times.length === 0 ? [t('shownAlways')] : times;
    },
    [t, write, locale, profile.timeZone],
  );
}
