import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { waitingMessages } from '../../messages-waiting.ts';
import { useLeadToPay } from '../../model/use-lead-to-pay.ts';
import { toldOfTickets } from '../../model/use-registration.ts';

const told = [calls.waitingLists.mine, ...toldOfTickets];

/** The lines in which the person stands, and what can be done about them. */
export function useWaitingLists() {
  const t = useMessages(waitingMessages);
  const leadToPay = useLeadToPay();
  const { view } = useEndpoint(calls.waitingLists.mine);
  const join = useAction(calls.waitingLists.join, {
    success: t('joinedToast'),
    failure: t('joinFailed'),
    touches: told,
  });
  const leave = useAction(calls.waitingLists.leave, {
    success: t('leftToast'),
    failure: t('leaveFailed'),
    touches: told,
  });
  const accept = useAction(calls.waitingLists.accept, {
    success: ({ checkoutUrl }) => (checkoutUrl === null ? t('seatTakenToast') : null),
    failure: t('takeSeatFailed'),
    touches: told,
  });
  const ofType = (ticketPriceId: string) => ({ body: { ticketPriceId } });
  return {
    view,
    line: {
      isPending: join.isPending || leave.isPending || accept.isPending,
      join: (ticketPriceId: string) => join.run(ofType(ticketPriceId)),
      leave: (ticketPriceId: string) => leave.run(ofType(ticketPriceId)),
      async accept(ticketPriceId: string): Promise<void> {
        const { checkoutUrl } = await accept.run(ofType(ticketPriceId));
        if (checkoutUrl !== null) leadToPay(checkoutUrl);
      },
    },
  };
}

export type Line = ReturnType<typeof useWaitingLists>['line'];
