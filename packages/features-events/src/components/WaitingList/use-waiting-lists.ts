import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages, useOutcome, usePortal } from '@portal/kit';
import type { EventsOutcomes } from '../../manifest.ts';
import { eventsMessages } from '../../messages.ts';
import { useLeadToPay } from '../../model/use-lead-to-pay.ts';
import { ticketReads } from '../../model/use-registration.ts';

const changedReads = [calls.waitingLists.mine, ...ticketReads];

/** The lines in which the person stands, and what can be done about them. */
export function useWaitingLists() {
  const t = useMessages(eventsMessages);
  const { analytics } = usePortal();
  const leadToPay = useLeadToPay();
  const emit = useOutcome<EventsOutcomes>();
  const { view, data } = useEndpoint(calls.waitingLists.mine);
  const join = useAction(calls.waitingLists.join, {
    success: t('joinedToast'),
    failure: t('joinFailed'),
    invalidates: changedReads,
  });
  const leave = useAction(calls.waitingLists.leave, {
    success: t('leftToast'),
    failure: t('leaveFailed'),
    invalidates: changedReads,
  });
  const accept = useAction(calls.waitingLists.accept, {
    success: ({ checkoutUrl }) => (checkoutUrl === null ? t('seatTakenToast') : null),
    failure: t('takeSeatFailed'),
    invalidates: changedReads,
  });
  const ofType = (ticketPriceId: string) => ({ body: { ticketPriceId } });
  return {
    view,
    waitingList: {
      isPending: join.isPending || leave.isPending || accept.isPending,
      async join(ticketPriceId: string) {
        const reply = await join.run(ofType(ticketPriceId));
        emit('waited', { ticketPriceId, isWaiting: true });
        return reply;
      },
      async leave(ticketPriceId: string) {
        const reply = await leave.run(ofType(ticketPriceId));
        emit('waited', { ticketPriceId, isWaiting: false });
        return reply;
      },
      /** For the price that is shown: where it is another by now, that is said first. */
      async accept(ticketPriceId: string, total: number): Promise<void> {
        const { checkoutUrl } = await accept.run({ body: { ticketPriceId, total } });
        const eventId = data?.entries.find((entry) => entry.ticketPriceId === ticketPriceId)?.eventId;
        if (checkoutUrl !== null) return leadToPay(checkoutUrl, ticketPriceId);
        if (eventId === undefined) return;
        analytics.track('registerEvent', { targetId: eventId });
        emit('registered', { eventId, ticketPriceId });
      },
    },
  };
}

export type WaitingListOf = ReturnType<typeof useWaitingLists>['waitingList'];
