import { randomUUID } from 'node:crypto';
import { closedBecause, joinWaitingListRefusal, notOnWaitingList, saleRefusal } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { found, refuse, refuseKeeping } from '../../http/problem.ts';
import { buyerIn } from '../events/index.ts';
import { addSold, isOnSale, lockedType, offerFreeSeats } from '../seats/index.ts';
import { holdsTicket, type TicketTypeCall } from '../tickets/index.ts';
import { countWaiting, countWaitingLists, openEntry } from './joining.queries.ts';
import { endOrder, insertEntry, leaveWaitingList } from './joining.writes.ts';

/** Puts the person at the end of the line; one after another of a type, so that the order is that of the places. */
export async function join(call: TicketTypeCall): Promise<void> {
  const { db, now, facts } = call;
  const { type } = facts;
  const person = personOf(call);
  refuse(saleRefusal(closedBecause({ ...type, hasSeats: true }, buyerIn(call), now)));
  await db.transaction(async (tx) => {
    if (!(await isOnSale(tx, type.id))) refuse(saleRefusal('cancelled'));
    const { capacity, sold } = found((await lockedType(tx, type.id, now)) ?? null);
    const entry = await openEntry(tx, type.id, person.id);
    const refusal = joinWaitingListRefusal({
      capacity,
      sold,
      waiting: await countWaiting(tx, type.id),
      holdsTicket: await holdsTicket(tx, type.eventId, person.id),
      isWaiting: entry !== null,
      waitingLists: await countWaitingLists(tx, person.id),
    });
    refuse(refusal);
    const times = { createdAt: now, updatedAt: now };
    await insertEntry(tx, {
      id: randomUUID(),
      ticketTypeId: type.id,
      personId: person.id,
      status: 'waiting',
      ...times,
    });
  });
}

/** Why a type is closed to somebody; whoever is no longer a member keeps no seat that is for members: it goes to the next at once. */
export async function refuseClosed(call: TicketTypeCall): Promise<void> {
  const { db, now, facts } = call;
  const person = personOf(call);
  const reason = closedBecause({ ...facts.type, hasSeats: true }, buyerIn(call), now);
  if (reason === 'membersOnly' && (await openEntry(db, facts.type.id, person.id)) !== null) {
    await leave(call);
    refuseKeeping(saleRefusal(reason));
  }
  refuse(saleRefusal(reason));
}

/** Leaves the line, or gives the seat that is offered to the next. */
export async function leave(call: TicketTypeCall): Promise<void> {
  const { db, now, facts } = call;
  const { id: typeId } = facts.type;
  const seen = await openEntry(db, typeId, personOf(call).id);
  if (seen === null) return refuse(notOnWaitingList);
  await db.transaction(async (tx) => {
    // Orders are locked before types everywhere.
    if (seen.orderId !== null) await endOrder(tx, seen.orderId, now);
    await lockedType(tx, typeId, now);
    const entry = await openEntry(tx, typeId, seen.personId);
    if (entry === null || entry.orderId !== seen.orderId) return refuse(notOnWaitingList);
    const isOffered = entry.status === 'offered';
    await leaveWaitingList(tx, entry.id, isOffered, now);
    if (!isOffered) return;
    await addSold(tx, typeId, -1);
    await offerFreeSeats(tx, typeId, now);
  });
}
