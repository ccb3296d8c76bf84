import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes, waitingEntries } from '../../db/schema/index.ts';
import { addSold, lockedType, offerFreeSeats } from './waiting.writes.ts';

/**
 * Whoever has got a ticket waits for no other of its event, and what is offered to them goes to the next: in the transaction that makes the ticket. A seat that is
 * being paid for goes on until its payment is decided.
 */
export async function endOtherWaitingEntries(db: Db, eventId: string, personId: string, now: Date): Promise<void> {
  const types = db
    .select({ id: eventTicketTypes.id })
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId));
  const isTheirs = and(
    inArray(waitingEntries.ticketTypeId, types),
    eq(waitingEntries.personId, personId),
    isNull(waitingEntries.orderId),
  );
  const isOpen = inArray(waitingEntries.status, ['waiting', 'offered']);
  const lines = await db
    .selectDistinct({ typeId: waitingEntries.ticketTypeId })
    .from(waitingEntries)
    .where(and(isTheirs, isOpen))
    .orderBy(asc(waitingEntries.ticketTypeId));
  for (const { typeId } of lines) {
    await lockedType(db, typeId, now);
    const ended = and(isTheirs, eq(waitingEntries.ticketTypeId, typeId));
    await db
      .update(waitingEntries)
      .set({ status: 'left', updatedAt: now })
      .where(and(ended, eq(waitingEntries.status, 'waiting')));
    const declined = await db
      .update(waitingEntries)
      .set({ status: 'declined', updatedAt: now })
      .where(and(ended, eq(waitingEntries.status, 'offered')))
      .returning({ id: waitingEntries.id });
    if (declined.length === 0) continue;
    await addSold(db, typeId, -declined.length);
    await offerFreeSeats(db, typeId, now);
  }
}
