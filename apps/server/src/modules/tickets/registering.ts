import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { alreadyRegistered, paidRefusal, subjectRefusal } from '@portal/api/rules';
import { personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { TicketTypeCall } from './access.ts';
import { placeOrder } from '../orders/place-order.ts';
import { checkoutUrl } from '../orders/checkout-addresses.ts';
import { accept } from '../waiting-lists/accepting.ts';
import { openEntry, refuseClosed } from '../waiting-lists/joining.ts';
import { addTicket, freshTicket, holdsTicket, takeSeats, withoutSeats } from './repository.ts';

type Register = typeof contract.tickets.register;

/** Registers for what is free: the ticket and its seat come together or not at all. What is paid for has its seat held, and says where to pay. */
export async function register(
  { userId }: HandlerInput<Register>['body'],
  call: TicketTypeCall,
): Promise<HandlerReply<Register>> {
  const { db, deps, now, facts } = call;
  const { type } = facts;
  const person = personOf(call);
  refuse(subjectRefusal(userId, person));
  await refuseClosed(call);
  // A seat that is kept for the person is theirs, by whichever button they take it.
  if ((await openEntry(db, type.id, person.id))?.status === 'offered') return accept(call);
  if (type.amountCents > 0) {
    if (deps.payments === null) refuse(paidRefusal(type));
    if (await holdsTicket(db, type.eventId, person.id)) refuse(alreadyRegistered);
    const orderId = await placeOrder(
      db,
      { personId: person.id, items: [{ typeId: type.id, quantity: 1, amountCents: type.amountCents }] },
      now,
    );
    return { success: true, message: '', checkoutUrl: checkoutUrl(deps, orderId) };
  }
  if (await holdsTicket(db, type.eventId, person.id)) refuse(alreadyRegistered);
  await db.transaction(async (tx) => {
    if (!(await addTicket(tx, freshTicket(type, person.id, now)))) refuse(alreadyRegistered);
    if (!(await takeSeats(tx, type.id, 1))) refuse(await withoutSeats(tx, type.id));
  });
  return { success: true, message: '', checkoutUrl: null };
}
