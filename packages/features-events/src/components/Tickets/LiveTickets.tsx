import { calls, type EventDetail, useEndpoint } from '@portal/api';
import { useModule } from '@portal/kit';
import { useRegistration } from '../../model/use-registration.ts';
import { LateWaitingList } from '../WaitingList/LateWaitingLists.tsx';
import { TicketsPanel } from './TicketsPanel.tsx';
import { useTicketChanges } from './use-ticket-changes.ts';

/** The person's tickets of an event, and how to get one. */
export function LiveTickets({ event }: { event: EventDetail }) {
  const { view } = useEndpoint(calls.tickets.mine, { params: { id: event.id } });
  const registration = useRegistration();
  const changes = useTicketChanges();
  const mayHandBack = useModule('events', 'cancellation_nominate_substitute');
  const showsPolicy = useModule('events', 'cancellation_terms_and_conditions');
  return (
    <TicketsPanel
      view={view}
      isOpen={event.closedBecause === null || event.closedBecause === 'soldOut'}
      waitingList={(types) => <LateWaitingList types={types} />}
      isRegistering={registration.isPending}
      onRegister={(ticketPriceId) => void registration.register(ticketPriceId).catch(() => undefined)}
      changes={changes}
      mayHandBack={mayHandBack}
      showsPolicy={showsPolicy}
    />
  );
}
