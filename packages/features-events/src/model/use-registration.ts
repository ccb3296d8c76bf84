import { calls, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { messages } from '../messages.ts';

/** What is told otherwise once a ticket was taken, changed or given back. */
export const toldOfTickets = [
  calls.tickets.mine,
  calls.tickets.ofEvent,
  calls.events.byId,
  calls.events.getList,
  calls.events.upcoming,
];

/** Registers the person for a type of ticket that is free. */
export function useRegistration() {
  const t = useMessages(messages);
  return useAction(calls.tickets.register, {
    success: t('registeredToast'),
    failure: t('registerFailed'),
    touches: toldOfTickets,
  });
}
