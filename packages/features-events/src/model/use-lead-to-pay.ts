import { useFeatureSettings, usePortal } from '@portal/kit';
import { useCallback } from 'react';
import { eventsSettings } from '../settings.ts';

/** The way to where somebody pays for a type of ticket, or for a whole cart: in this tab, or in one of its own where the organisation wants that. */
export function useLeadToPay(): (href: string, ticketPriceId?: string) => void {
  const { analytics, navigation } = usePortal();
  const { checkoutOpens } = useFeatureSettings(eventsSettings);
  return useCallback(
    (href, ticketPriceId) => {
      analytics.track('purchaseProduct', ticketPriceId === undefined ? {} : { targetId: ticketPriceId });
      const tab = checkoutOpens === 'newTab' ? window.open('', '_blank') : null;
      // A browser that opens no other tab, as without a click, is led on in this one.
      if (tab === null) return navigation.navigate(href);
      tab.opener = null;
      tab.location.replace(href);
    },
    [analytics, checkoutOpens, navigation],
  );
}
