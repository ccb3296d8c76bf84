import type { TicketPass } from '@portal/api';
import { copyOf } from '@portal/kit';

/** Where a ticket is kept on the device; another number as soon as its shape changes. */
export function keyOfPass(ticketId: string): string {
  return copyOf(`ticket 1 ${ticketId}`);
}

/** What this page has kept of a ticket; null: nothing, or nothing that it can read. */
export function storedPass(stored: unknown, ticketId: string): TicketPass | null {
  if (typeof stored !== 'object' || stored === null || !('ticketId' in stored) || stored.ticketId !== ticketId)
    return null;
  // Written under this key by this page alone, in the shape that the key's number stands for.
  return stored as TicketPass;
}
