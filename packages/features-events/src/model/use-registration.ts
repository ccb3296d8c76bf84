import { calls, useAction } from '@portal/api';
import { useMessages, useOutcome, usePortal } from '@portal/kit';
import type { EventsOutcomes } from '../manifest.ts';
import { eventsMessages } from '../messages.ts';
import { useLeadToPay } from './use-lead-to-pay.ts';

/** The reads that taking, changing or giving back a ticket invalidates. */
export const ticketReads = [
  calls.tickets.mine,
  calls.tickets.ofEvent,
  calls.events.byId,
  calls.events.getList,
  calls.events.upcoming,
];

/** Registers the person for a type of ticket of an event; one that costs something leads to where it is paid. */
export function useRegistration(eventId: string) {
  const t = useMessages(eventsMessages);
  const emit = useOutcome<EventsOutcomes>();
  const { analytics } = usePortal();
  const leadToPay = useLeadToPay();
  const { run, isPending } = useAction(calls.tickets.register, {
    success: ({ checkoutUrl }) => (checkoutUrl === null ? t('registeredToast') : null),
    failure: t('registerFailed'),
    invalidates: ticketReads,
  });
  return {
    isPending,
    async register(ticketPriceId: string): Promise<void> {
      const { checkoutUrl } = await run({ body: { ticketPriceId } });
      if (checkoutUrl !== null) return leadToPay(checkoutUrl, ticketPriceId);
      analytics.track('registerEvent', { targetId: eventId });
      emit('registered', { eventId, ticketPriceId });
    },
  };
}
