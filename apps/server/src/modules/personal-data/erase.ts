import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import type { Deps } from '../../deps.ts';
import { giveSeatsBack, lockedType } from '../seats/index.ts';
import { notifySubstituteOver } from '../tickets/index.ts';
import {
  closeAccount,
  endTickets,
  type Erased,
  followRegistry,
  forgetAddresses,
  holdEvents,
  leaveLines,
  nameInvoices,
  noteErasure,
  renameMentions,
  renameNominee,
  takeFromCounts,
} from './erase.writes.ts';
import { accountToErase, dueDeletions, offersTo } from './erase.queries.ts';

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
  const due = await dueDeletions(db, now);
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
    const person = await accountToErase(tx, id, now);
    if (person === undefined) return;
    const { firstName, lastName, email, mobile } = person;
    for (const step of steps) await step(tx, { id, name: `${firstName} ${lastName}`, email, mobile, now });
  });
}

/** Seats of events to come go to those who wait for them; whoever came with one instead is told. */
async function giveTicketsUp(tx: Db, { id, now }: Erased): Promise<void> {
  await holdEvents(tx, id, now);
  const given = await endTickets(tx, id, now);
  for (const ticket of given) await notifySubstituteOver(tx, ticket.id, now);
  const offered = await offersTo(tx, id);
  const types = new Set([...given, ...offered].map(({ typeId }) => typeId));
  for (const typeId of [...types].toSorted()) {
    await lockedType(tx, typeId, now);
    const left = await leaveLines(tx, id, typeId, now);
    const seats = given.filter((ticket) => ticket.typeId === typeId).length + left.length;
    await giveSeatsBack(tx, typeId, seats, now);
  }
}
