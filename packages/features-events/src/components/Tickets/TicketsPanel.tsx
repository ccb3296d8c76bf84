import type { ClosedReason, Ticket } from '@portal/api';
import { mapView, useMessages, type View } from '@portal/kit';
import { Card, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsMessages } from '../../messages.ts';
import { HeldTicket, type HeldTicketProps } from './HeldTicket.tsx';
import { ClosedTypes } from './ClosedTypes.tsx';
import { TicketChoice, type TicketChoiceProps } from './TicketChoice.tsx';

export interface TicketsPanelProps
  extends Omit<HeldTicketProps, 'ticket'>, Pick<TicketChoiceProps, 'isRegistering' | 'onRegister' | 'cart'> {
  view: View<{ tickets: readonly Ticket[] }>;
  /** Why nobody can register; what is sold out is told of each type. */
  closedBecause: ClosedReason | null;
  /** What to do about types that are sold out. */
  waitingList: (types: readonly Ticket[]) => ReactNode;
}

/** The tickets that one holds or held; without one, the types to choose from. */
export function TicketsPanel({
  view,
  closedBecause,
  waitingList,
  isRegistering,
  onRegister,
  cart,
  ...handling
}: TicketsPanelProps) {
  const t = useMessages(eventsMessages);
  const closed = closedBecause === 'soldOut' ? null : closedBecause;
  const parts = mapView(view, ({ tickets }) => ({
    held: tickets.filter(({ ticketId }) => ticketId !== null),
    offered: tickets.filter(({ ticketId }) => ticketId === null),
  }));
  return (
    <PanelSwitch view={parts} title={t('tickets')} skeleton={<Skeleton lines={3} />} failedTitle={t('ticketsFailed')}>
      {({ held, offered }) => (
        <Stack gap={4}>
          {closed !== null && !held.some(isValid) && <ClosedTypes because={closed} types={offered} />}
          {held.map((ticket) => (
            <Card key={ticket.ticketId}>
              <HeldTicket ticket={ticket} {...handling} />
            </Card>
          ))}
          {closed === null && offered.length > 0 && !held.some(isValid) && (
            <>
              <TicketChoice types={offered} isRegistering={isRegistering} onRegister={onRegister} cart={cart} />
              {offered.some(isAwaited) && waitingList(offered.filter(isAwaited))}
            </>
          )}
        </Stack>
      )}
    </PanelSwitch>
  );
}

const isValid = ({ attendanceStatus }: Ticket): boolean => attendanceStatus !== 'Removed';

/** Sold out, and to be had by whoever asks once a seat comes free. */
const isAwaited = ({ soldOut, openToMe }: Ticket): boolean => soldOut && openToMe;
