import { calls, type PortalEvent, useClient } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';
import { useRegistration } from '../../model/use-registration.ts';

/** How long after an attempt the next one can begin: until then the list has told how it ended. */
const clearedAfterMs = 690;

/** One click registers for a free ticket, and asks before one that is paid for; what it costs now is asked first. */
export function useSingleClick({ id, singleClickTicketPriceId }: PortalEvent) {
  const t = useMessages(eventsMessages);
  const { notify } = usePortal();
  const client = useClient();
  const registration = useRegistration(id);
  const [isLooking, setLooking] = useState(false);
  const [isAttempted, setAttempted] = useState(false);
  const [pendingPriceId, setPendingPriceId] = useState<string | null>(null);

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

  async function attempt(ticketPriceId: string) {
    setAttempted(true);
    try {
      await registration.register(ticketPriceId);
    } finally {
      setTimeout(() => setAttempted(false), clearedAfterMs);
    }
  }

  async function register() {
    const ticket = await findTicket();
    if (ticket === undefined) return;
    if (ticket.amount === 0) await attempt(ticket.ticketPriceId);
    else setPendingPriceId(ticket.ticketPriceId);
  }

  return {
    register,
    isPending: isLooking || isAttempted,
    isAsking: pendingPriceId !== null,
    confirm: async () => {
      if (pendingPriceId !== null) await attempt(pendingPriceId);
      setPendingPriceId(null);
    },
    dismiss: () => setPendingPriceId(null),
  };
}
