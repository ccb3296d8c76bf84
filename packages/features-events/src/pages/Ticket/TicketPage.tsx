import { calls, firstRead } from '@portal/api';
import { type PageProps, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { TicketScreen } from './TicketScreen.tsx';
import { useTicketPass } from './use-ticket-pass.ts';

function firstReads({ id }: { id: string }) {
  return [firstRead(calls.tickets.pass, { params: { id } })];
}

/** A ticket as it is shown at the door. */
export function TicketPage({ params }: PageProps<'id'>) {
  const to = useDestinations(destinations);
  return (
    <TicketScreen
      {...useTicketPass(params.id)}
      eventHrefOf={(id) => to.event({ id })}
      listHref={to.attending()}
      onPrint={() => window.print()}
    />
  );
}

/** The page as a route loads it. */
export const ticket = { default: TicketPage, firstReads };
