import { and, eq, isNull, lte, not } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { accountDeletions, people, waitingEntries } from '../../db/schema/index.ts';
import { hasPaidTickets } from './paid-tickets.queries.ts';

export function dueDeletions(db: Db, now: Date) {
  return (
    db
      .select({ id: accountDeletions.personId })
      .from(accountDeletions)
      // Who has become staff meanwhile is looked after by an administrator.
      .innerJoin(people, and(eq(people.id, accountDeletions.personId), eq(people.role, 0)))
      // A ticket that was paid for meanwhile is used or given back first.
      .where(and(lte(accountDeletions.dueAt, now), not(hasPaidTickets(db, now))))
  );
}

export async function accountToErase(tx: Db, id: string, now: Date) {
  const [person] = await tx
    .select({ firstName: people.firstName, lastName: people.lastName, email: people.email, mobile: people.mobile })
    .from(people)
    .innerJoin(accountDeletions, eq(accountDeletions.personId, people.id))
    .where(
      and(
        ...[eq(people.id, id), eq(people.role, 0), isNull(people.erasedAt)],
        ...[lte(accountDeletions.dueAt, now), not(hasPaidTickets(tx, now))],
      ),
    );
  return person;
}

export function offersTo(tx: Db, id: string) {
  const { personId, status, orderId, ticketTypeId } = waitingEntries;
  const offers = and(eq(personId, id), eq(status, 'offered'), isNull(orderId));
  return tx.select({ typeId: ticketTypeId }).from(waitingEntries).where(offers);
}
