import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { waitingEntries } from '../../db/schema/index.ts';
import { isOffered } from './offered-orders.queries.ts';
import { hasTicket } from './other-waiting-entries.queries.ts';

/** The seat of an order that was paid is no longer an offer. */
export async function settleOffer(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .update(waitingEntries)
    .set({ status: 'accepted', updatedAt: now })
    .where(and(eq(waitingEntries.orderId, orderId), isOffered));
}

/** True where an order that was not paid was for a seat that is offered: the offer goes on holding it until its own time is over, unless the person has another ticket by now. */
export async function goesOnAsOffer(db: Db, orderId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(waitingEntries)
    .set({ orderId: null, status: sql`case when ${hasTicket(db)} then 'declined' else 'offered' end`, updatedAt: now })
    .where(and(eq(waitingEntries.orderId, orderId), isOffered))
    .returning({ status: waitingEntries.status });
  return rows.some(({ status }) => status === 'offered');
}

/** Takes the seat that is offered to a person, where one is and no order pays for it yet: for money that comes after its order was over. */
export async function takeOfferedSeat(
  db: Db,
  { personId, ticketTypeId, orderId }: { personId: string; ticketTypeId: string; orderId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(waitingEntries)
    .set({ orderId, updatedAt: now })
    .where(
      and(
        eq(waitingEntries.ticketTypeId, ticketTypeId),
        eq(waitingEntries.personId, personId),
        isOffered,
        isNull(waitingEntries.orderId),
      ),
    )
    .returning({ id: waitingEntries.id });
  return rows.length > 0;
}
