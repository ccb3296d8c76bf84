import { and, eq, gt, isNull, lte, not } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { accountDeletions, events, people, tickets, waitingEntries } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { giveSeatsBack, lockedType } from '../seats/index.ts';
import { notifySubstituteOver } from '../tickets/index.ts';
import { hasPaidTickets } from './paid-tickets.queries.ts';
import {
  closeAccount,
  type Erased,
  followRegistry,
  forgetAddresses,
  nameInvoices,
  noteErasure,
  renameMentions,
  renameNominee,
  takeFromCounts,
} from './erase.writes.ts';

type Step = (tx: Db, erased: Erased) => Promise<unknown>;

/** What erasing an account does, in this order and in one transaction: a server that dies on the way has done nothing. */
export const erasureSteps: readonly Step[] = [
  closeAccount,
  nameInvoices,
  giveTicketsUp,
  takeFromCounts,
  renameMentions,
  renameNominee,
  forgetAddresses,
  followRegistry,
  noteErasure,
];

/** Erases the accounts that are due, each by itself: one that fails leaves the others, and is tried again. */
export async function eraseDueAccounts({ db }: Pick<Deps, 'db'>, now: Date, signal?: AbortSignal): Promise<void> {
  const due = await db
    .select({ id: accountDeletions.personId })
    .from(accountDeletions)
    // Who has become staff meanwhile is looked after by an administrator.
    .innerJoin(people, and(eq(people.id, accountDeletions.personId), eq(people.role, 0)))
    // A ticket that was paid for meanwhile is used or given back first.
    .where(and(lte(accountDeletions.dueAt, now), not(hasPaidTickets(db, now))));
  const failures: unknown[] = [];
  for (const { id } of due) {
    if (signal?.aborted) return;
    await eraseAccount(db, id, now).catch((error: unknown) => failures.push(error));
  }
  const [first] = failures;
  if (first !== undefined) throw first;
}

/** Erases one account, unless its owner has changed their mind meanwhile. */
export async function eraseAccount(db: Db, id: string, now: Date, steps = erasureSteps): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, id);
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
    if (person === undefined) return;
    const { firstName, lastName, email, mobile } = person;
    for (const step of steps) await step(tx, { id, name: `${firstName} ${lastName}`, email, mobile, now });
  });
}

/** Seats of events to come go to those who wait for them; whoever came with one instead is told. */
async function giveTicketsUp(tx: Db, { id, now }: Erased): Promise<void> {
  const toCome = and(eq(tickets.personId, id), eq(tickets.status, 'Active'), gt(events.endAt, now));
  const held = tx
    .select({ id: events.id })
    .from(events)
    .innerJoin(tickets, eq(tickets.eventId, events.id))
    .where(toCome);
  await held.orderBy(events.id).for('share', { of: events });
  const given = await tx
    .update(tickets)
    .set({ status: 'Removed', updatedAt: now })
    .from(events)
    .where(and(eq(events.id, tickets.eventId), toCome))
    .returning({ id: tickets.id, typeId: tickets.ticketTypeId });
  for (const ticket of given) await notifySubstituteOver(tx, ticket.id, now);
  const { personId, status, orderId, ticketTypeId } = waitingEntries;
  const offers = and(eq(personId, id), eq(status, 'offered'), isNull(orderId));
  const offered = await tx.select({ typeId: ticketTypeId }).from(waitingEntries).where(offers);
  const types = new Set([...given, ...offered].map(({ typeId }) => typeId));
  for (const typeId of [...types].toSorted()) {
    await lockedType(tx, typeId, now);
    const left = await tx
      .update(waitingEntries)
      .set({ status: 'left', updatedAt: now })
      .where(and(offers, eq(ticketTypeId, typeId)))
      .returning({ id: waitingEntries.id });
    const seats = given.filter((ticket) => ticket.typeId === typeId).length + left.length;
    await giveSeatsBack(tx, typeId, seats, now);
  }
}
