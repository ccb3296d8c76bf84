import type { PortalEvent } from '@portal/api';

/** One press registers: the ticket is free, there is one to have, and the person has none. */
export function isOneClick(event: PortalEvent): boolean {
  const isOpen = event.closedBecause === null && event.userTicketId === null;
  return event.isSingleClickRegistration && isOpen && event.amountFrom === 0;
}
