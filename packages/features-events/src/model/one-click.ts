import type { PortalEvent } from '@portal/api';

/** The button of the card registers: there is one ticket to choose, and the person has none. */
export function isOneClick(event: PortalEvent): boolean {
  const isOpen = event.closedBecause === null && event.userTicketId === null;
  return event.isSingleClickRegistration && isOpen;
}
