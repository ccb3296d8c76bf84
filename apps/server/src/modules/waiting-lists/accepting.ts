import type { contract, HandlerReply } from '@portal/api/contract';
import {
  acceptRefusal,
  alreadyRegistered,
  offerEnd,
  offerOver,
  paidRefusal,
  saleRefusal,
  seatPriceRefusal,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { addOrder, checkoutUrl, giveUpOthers } from '../orders/index.ts';
import { endOtherWaitingEntries, isOnSale } from '../seats/index.ts';
import { addTicket, freshTicket, holdsTicket, inTurn, type TicketTypeCall } from '../tickets/index.ts';
import { openEntry } from './joining.queries.ts';
import { refuseClosed } from './joining.ts';
import { offerHoursOf } from './offer-hours.ts';
import { pendingOrder } from './accepting.queries.ts';
import { takeOffer } from './accepting.writes.ts';

type Accept = typeof contract.waitingLists.accept;
type Entry = NonNullable<Awaited<ReturnType<typeof openEntry>>>;

/** Takes the seat that is offered: what is free is a ticket at once, for the rest the seat waits at the checkout. */
export async function accept(call: TicketTypeCall, shown?: number): Promise<HandlerReply<Accept>> {
  await refuseClosed(call);
  return inTurn(call, (own) => takeOffered(own, shown));
}

/** The same for whoever has their turn already. */
export async function takeOffered(call: TicketTypeCall, shown?: number): Promise<HandlerReply<Accept>> {
  const { db, deps, now, facts } = call;
  const { type } = facts;
  const person = personOf(call);
  if (type.amountCents > 0 && deps.payments === null) refuse(paidRefusal(type));
  if (await holdsTicket(db, type.eventId, person.id)) refuse(alreadyRegistered);
  await giveUpOthers({ ...type, hasSeat: true }, call);
  if (!(await isOnSale(db, type.id))) refuse(saleRefusal('cancelled'));
  const entry = await openEntry(db, type.id, person.id);
  const begun = entry?.orderId == null ? null : await pendingOrder(db, entry.orderId);
  if (begun !== null) {
    refuse(seatPriceRefusal(begun.amountCents, shown));
    return { success: true, message: '', checkoutUrl: checkoutUrl(deps, begun.id) };
  }
  refuse(acceptRefusal(entry && { ends: endOf(entry, call) }, now));
  refuse(seatPriceRefusal(type.amountCents, shown));
  // A rule that refuses nothing has found an entry.
  const { id } = entry as Entry;
  if (type.amountCents > 0) {
    const items = [{ typeId: type.id, quantity: 1, amountCents: type.amountCents }];
    const orderId = await addOrder(db, { personId: person.id, items }, now);
    await take(db, id, { orderId }, now);
    return { success: true, message: '', checkoutUrl: checkoutUrl(deps, orderId) };
  }
  await take(db, id, { status: 'accepted' }, now);
  if (!(await addTicket(db, freshTicket(type, person.id, now)))) refuse(alreadyRegistered);
  await endOtherWaitingEntries(db, type.eventId, person.id, now);
  return { success: true, message: '', checkoutUrl: null };
}

function endOf({ offeredAt }: Entry, { deps, facts }: TicketTypeCall): Date | null {
  return offeredAt === null ? null : offerEnd(offeredAt, facts.type, offerHoursOf(deps.profile));
}

/** The clock may have given the seat to the next since the entry was read. */
async function take(
  db: Db,
  id: string,
  changes: { orderId: string } | { status: 'accepted' },
  now: Date,
): Promise<void> {
  const rows = await takeOffer(db, id, changes, now);
  if (rows.length === 0) refuse(offerOver);
}
