import type { ScanOutcome } from '@portal/api/contract';

/** People come the day before at the earliest; whoever is marked later, is marked still. */
const earliestMs = 86_400_000;

/** When a scan was made, by the clock of the server: what the clock of the device was wrong by is taken away, and nothing was scanned after it was sent. */
export function timeOfScan(at: Date, sentAt: Date, now: Date): Date {
  return new Date(Math.min(at.getTime() + now.getTime() - sentAt.getTime(), now.getTime()));
}

interface ScannedTicket {
  eventId: string;
  removedAt: Date | null;
  /** Who holds it; null where somebody else comes with it. */
  personId: string | null;
}

/**
 * Why a scan counts for nothing; null: it counts. Whoever was let in before their ticket was cancelled was there, whenever the device has sent it: the ticket stays
 * cancelled, and what was given back for it stays theirs. Nobody lets themselves in: who was there is known by somebody else.
 */
export function scanRefusal(
  ticket: ScannedTicket | null,
  event: { id: string; startAt: Date },
  { at, by }: { at: Date; by: string },
): Extract<ScanOutcome, 'unknown' | 'wrongEvent' | 'cancelled' | 'tooEarly' | 'own'> | null {
  if (ticket === null) return 'unknown';
  if (ticket.eventId !== event.id) return 'wrongEvent';
  if (ticket.removedAt !== null && ticket.removedAt <= at) return 'cancelled';
  if (ticket.personId === by) return 'own';
  return event.startAt.getTime() - at.getTime() > earliestMs ? 'tooEarly' : null;
}
