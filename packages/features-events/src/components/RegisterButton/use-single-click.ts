import { calls, type PortalEvent, useClient } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { useRegistration } from '../../model/use-registration.ts';

/** One click registers for a free ticket, and asks before one that is paid for; what it costs now is asked first. */
export function useSingleClick({ id, singleClickTicketPriceId }: PortalEvent) {
  const t = useMessages(messages);
  const { notify } = usePortal();
  const client = useClient();
  const registration = useRegistration();
  const [isLooking, setLooking] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);

  async function findTicket() {
    setLooking(true);
    try {
      const { tickets } = await client.call(calls.tickets.mine, { params: { id } });
      return tickets.find(({ ticketPriceId }) => ticketPriceId === singleClickTicketPriceId);
    } catch (error) {
      notify.failure(t('registerFailed'), { description: error instanceof Error ? error.message : undefined });
      return undefined;
    } finally {
      setLooking(false);
    }
  }

  async function register() {
    const ticket = await findTicket();
    if (ticket === undefined) return;
    if (ticket.amount === 0) await registration.register(ticket.ticketPriceId);
    else setAsked(ticket.ticketPriceId);
  }

  return {
    register,
    isPending: isLooking || registration.isPending,
    isAsking: asked !== null,
    confirm: async () => {
      if (asked !== null) await registration.register(asked);
      setAsked(null);
    },
    dismiss: () => setAsked(null),
  };
}
