import type { DeskContentItem } from '@portal/api';
import { momentText, useMessages, usePortal } from '@portal/kit';
import { useCallback } from 'react';
import { contentAdminMessages } from '../messages.ts';

type Shown = Pick<DeskContentItem, 'state' | 'publishFrom' | 'publishUntil'>;

/** From when until when an item is shown, by the clocks of the organisation with the name of its zone; nothing of one that has no such time. */
export function useShownTimes() {
  const t = useMessages(contentAdminMessages);
  const { locale, profile } = usePortal();
  return useCallback(
    ({ state, publishFrom, publishUntil }: Shown): string => {
      if (state === 'draft') return t('noValue');
      const text = (moment: string) => momentText(moment, profile.timeZone, locale);
      if (publishFrom !== null && publishUntil !== null)
        return t('shownFromUntil', { from: text(publishFrom), until: text(publishUntil) });
      if (publishFrom !== null) return t('shownFrom', { moment: text(publishFrom) });
      return publishUntil === null ? t('shownAlways') : t('shownUntil', { moment: text(publishUntil) });
    },
    [t, locale, profile.timeZone],
  );
}
