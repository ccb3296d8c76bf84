import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tickets } from '../../db/schema/index.ts';
import { keepAttendedEvent } from '../cpd/index.ts';

/** Somebody came to an event, or, without a time, it was taken back that they did. */
export interface Attendance {
  ticketId: string;
  eventId: string;
  /** Null: whoever came instead of the holder is nobody whom the portal knows. */
  personId: string | null;
  attendedAt: Date | null;
}

/**
 * The one place where attendance is written, in the transaction of the scans that it follows from. What else follows from it is written here too, so that neither is
 * there without the other.
 */
export async function keepAttendance(
  tx: Db,
  changes: readonly Attendance[],
  at: Parameters<typeof keepAttendedEvent>[2],
): Promise<void> {
  for (const { ticketId, attendedAt } of changes)
    await tx.update(tickets).set({ attendedAt }).where(eq(tickets.id, ticketId));
  for (const [eventId, ofEvent] of Map.groupBy(changes, (change): string => change.eventId)) {
    const personIds = new Set(ofEvent.flatMap(({ personId }) => personId ?? []));
    await keepAttendedEvent(tx, { eventId, personIds: [...personIds] }, at);
  }
}
